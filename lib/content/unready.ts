import type { Json } from '#lib/base/json'
import type { Lesson, LessonMessage, RuleNumber, Term } from '#lib/lessons/index'
import { taughtIn, within } from './taught'

/** What a question asks its reader to know: rules of the keywords on its table, and the rules that decide it. */
export interface Brought {
  readonly keywords: readonly RuleNumber[]
  readonly claims: readonly RuleNumber[]
}

/** How it is known what tables and questions bring along: injected, because making a question takes the evaluator. */
export interface Bringing {
  readonly board: (data: Json) => readonly RuleNumber[]
  readonly question: (id: string) => Brought
}

/**
 * Keywords and rules that a table or a question of a lesson needs and only a later lesson teaches; a keyword or an action whose name was
 * explained where it was used first counts as taught.
 */
export function unready(
  lessons: readonly Lesson[],
  terms: readonly Term[],
  explained: ReadonlyMap<Term, number>,
  bringing: Bringing,
): LessonMessage[] {
  const taught = taughtIn(lessons)
  return lessons.flatMap((lesson, at) => {
    const say = (line: number, code: string, what: string, n: string): LessonMessage => ({
      path: lesson.path,
      line,
      column: 1,
      code,
      text: `${what}, che si impara dopo, in «${lessons[taught.rule(n)]?.slug}»: mostra qualcosa di più semplice, spostalo o cambia l'ordine.`,
    })
    const isTold = (n: RuleNumber) => [...explained].some(([term, since]) => since <= at && within(n, term))
    const ahead = (rules: readonly RuleNumber[]) => rules.filter((n) => taught.rule(n) > at && !isTold(n))
    const called = (n: string) => terms.find(({ rules }) => rules.includes(n))?.it ?? n
    return [
      ...lesson.scenarios.flatMap(({ id, data, line }) =>
        ahead(bringing.board(data)).map((n) => say(line, 'board-ahead', `Il tavolo «${id}» mostra ${called(n)}`, n)),
      ),
      ...lesson.questions.flatMap((id) => {
        const { keywords, claims } = bringing.question(id)
        return [
          ...ahead(keywords).map((n) => say(1, 'question-ahead', `La domanda «${id}» mostra ${called(n)}`, n)),
          ...ahead(claims.filter((n) => !keywords.includes(n))).map((n) =>
            say(1, 'question-ahead', `La domanda «${id}» chiede ${n}`, n),
          ),
        ]
      }),
    ]
  })
}
