import 'server-only'
import type { Json } from '#lib/base/json'
import { type AnswerCount, changes, numberBars, tallyOf, worthTalking } from '#lib/classroom/index'
import type { ClassQuestion } from '#lib/db/classroom/sessions'
import type { BarView, ClassAnswerView, ClassQuestionView, SpreadView } from '#lib/italian/class-views'
import { sayNumber } from '#lib/italian/index'
import type { VerdictView } from '#lib/italian/views'
import type { Item } from '#lib/questions/item'
import { keyOf } from '#lib/questions/key'
import { closedBook } from '../closed-book'
import { explained } from '../explained'
import { bank } from '../ports'
import { remembering } from '../remembering'
import { callQuestionView } from './call-material'

/** Questions never change, and a room that is counted asks for its own some times a second: each is put into words once. */
const asked = new WeakMap<ClassQuestion, { readonly view: ClassQuestionView; readonly keywords: Keywords }>()
type Keywords = ClassAnswerView['keywords']

/** A question as everybody sees it, and the keywords that may be told with its answer. */
function worded(question: ClassQuestion): { readonly view: ClassQuestionView; readonly keywords: Keywords } {
  const known = asked.get(question)
  if (known) return known
  const { id, shown, seed, call } = question
  const words = () => {
    if (call) return { view: callQuestionView({ id, seed, call }), keywords: [] }
    const { itemId: _, level: __, ...view } = bank.question(shown, seed)
    const away = bank.away(shown, seed)
    return {
      view: { ...closedBook(view), id, ...(away.length > 0 && { away }) },
      keywords: view.keywords,
    }
  }
  const made = words()
  asked.set(question, made)
  return made
}

/** A question as everybody sees it. */
export const questionView = (question: ClassQuestion): ClassQuestionView => worded(question).view

/** What the rules say to it: worked out once in this process, beside what answers. */
export const verdictOf: (question: ClassQuestion) => Promise<VerdictView> = remembering(
  'class-verdict',
  200,
  ({ id }: ClassQuestion) => id,
  ({ id, item, seed }) => explained({ item, seed, answer: null }, id),
)

/** What is said of that, with the tables of its steps or without: phones get none, they are most of the weight. */
export function answerView(
  question: ClassQuestion,
  { headline, rightKey, review, rules, steps, written }: VerdictView,
  tables: 'tables' | 'none',
): ClassAnswerView {
  const { item } = question
  const beliefs = [...new Set(item.options.flatMap((option) => option.beliefs))]
  return {
    headline,
    ...(rightKey !== undefined && { rightKey }),
    ...(review && { review }),
    rules,
    keywords: worded(question).keywords,
    steps: steps.map(({ table, ...step }) => (tables === 'tables' ? { ...step, table } : step)),
    beliefs: beliefs.map((id) => {
      const { title, text, lesson } = bank.belief(id)
      return { id, title, text, ...(lesson && { lesson }) }
    }),
    ...(written && {
      written: written.map(({ key, text, why }) => ({ answer: answeredAs(item, key), text, why })),
    }),
  }
}

/** What somebody sends who gives an option: its key, or the number that it is. */
function answeredAs({ form, options }: Item, key: string): string {
  return form === 'number' ? String(options.find((option) => option.key === key)?.value) : key
}

/** The keys of single parts that are right, where answers are counted by their parts. */
function rightKeys({ form, right, options }: Item): readonly string[] {
  const value = options.find(({ key }) => key === right)?.value ?? null
  if (form === 'number') return [String(value)]
  if (form === 'select')
    return (Array.isArray(value) ? value : [value]).map((v: Json, part) => keyOf({ part, value: v }))
  return [right]
}

/** How the answers to a question are spread, in words. */
export function spreadView(
  question: ClassQuestion,
  counts: readonly AnswerCount[],
  first: readonly AnswerCount[] | null,
): SpreadView & { readonly talk: boolean } {
  const tally = tallyOf(counts)
  const { answered, right, gaveUp } = tally
  const before = first && tallyOf(first)
  return {
    answered,
    right,
    gaveUp,
    bars: barsOf(question, tally),
    beliefs: tally.beliefs.map(({ belief, count }) => ({ id: belief, title: bank.belief(belief).title, count })),
    ...(before && {
      change: {
        first: { answered: before.answered, right: before.right },
        beliefs: changes(before, tally).map(({ belief, ...rest }) => ({ title: bank.belief(belief).title, ...rest })),
      },
    }),
    talk: question.round === 1 && worthTalking(tally),
  }
}

function barsOf(
  question: ClassQuestion,
  { bars, answered, right, gaveUp }: ReturnType<typeof tallyOf>,
): readonly BarView[] {
  const { item } = question
  const view = questionView(question)
  const good = rightKeys(item)
  const own = item.options.flatMap(({ key, why }) => (why === undefined ? [] : [answeredAs(item, key)]))
  const mark = (key: string) => (own.includes(key) ? { written: true as const } : {})
  const count = (key: string): number => bars.find((bar) => bar.key === key)?.count ?? 0
  if (item.form === 'number') {
    const { bars: numbers, rest } = numberBars(bars, good[0] ?? '')
    return [
      ...numbers.map(({ key, count: n }) => ({
        key,
        text: sayNumber(Number(key), view.unit),
        count: n,
        right: good.includes(key),
        ...mark(key),
      })),
      ...(rest ? [{ key: 'rest', text: `Altri ${rest.numbers} numeri`, count: rest.count, right: false }] : []),
    ]
  }
  if (view.options.length > 0 && item.form !== 'order')
    return view.options.map(({ key, text }) => ({
      key,
      text,
      count: count(key),
      right: good.includes(key),
      ...mark(key),
    }))
  return [
    { key: 'right', text: 'Risposta giusta', count: right, right: true },
    { key: 'wrong', text: 'Altre risposte', count: answered - right - gaveUp, right: false },
  ]
}
