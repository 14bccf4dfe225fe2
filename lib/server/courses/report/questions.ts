import 'server-only'
import { type SeenAnswer, type TemplateStatistics, templateStatistics, type Use, usesOf } from '#lib/courses/index'
import type { Assignment } from '#lib/db/assignments'
import type { Db } from '#lib/db/client'
import { shownIn } from '#lib/db/left-out'
import { answersBy } from '#lib/db/tasks'
import { describeCall } from '#lib/italian/calls'
import { templateName } from '#lib/italian/template-names'
import { callTemplates, drawCallOf } from '#lib/questions/calls'
import type { PublicItem } from '#lib/questions/item'
import { titlesOfOwn } from '../../own/titles'
import { bank } from '../../ports'
import { remembering } from '../../remembering'

/** What a report says of the questions of one template, or of one question of a deck. */
export interface QuestionLine
  extends Omit<TemplateStatistics, 'beliefs' | 'idle' | 'itemId' | 'assignmentId' | 'sessionId'> {
  /** What it is called in a file: the template, or the title of a question of an instructor's own. */
  readonly name: string
  /** What one question asks, or that title; of several, what their template is called. */
  readonly ask: string
  /** What the template of one question of a deck is called; null of all of a template. */
  readonly model: string | null
  readonly beliefs: readonly { readonly title: string; readonly times: number }[]
  /** Wrong answers that nobody takes. */
  readonly idle: readonly string[]
  readonly uses: readonly Use[]
  /** The assignment that shows a question as the class had it, and who answered what; null where it was asked in none, or on paper alone. */
  readonly answeredIn: string | null
  /** Of what was asked on paper alone, the sheet. */
  readonly sheetId: string | null
  /** The live session that asked it; null where none did. */
  readonly playedIn: string | null
  /** One of its questions, to look at; null of those without a page of their own. */
  readonly itemId: string | null
  /** Of one question that is answered by choosing: the share of right answers that come by chance; null of others. */
  readonly guess: number | null
  /** Whether a session or a deck can be made of it. */
  readonly ways: boolean
}

/** What the calls of a template ask, as an example; null of what makes no calls. */
const callOf = remembering('report-ask', 1_000, (template: string) => template, exampleOf)

function exampleOf(template: string): string | null {
  const called = callTemplates.find(({ id }) => id === template)
  const call = called && drawCallOf(called, 'rapporto')
  return call ? `Chiamata: ${describeCall(call, new Set(), { seed: 'rapporto' }).ask}` : null
}

/** What one question asks, in the words in which the class had it, or as it can still be made; of several, what their template is called. */
function askOf({ template, versions, itemId }: TemplateStatistics, shown: Awaited<ReturnType<typeof shownIn>>): string {
  const called = callOf(template)
  if (called !== null) return called
  if (versions > 1) return templateName(template)
  const known = shown.get(itemId)
  if (known) return bank.ask(known.item, known.seed)
  const made = bank.instantiate(itemId)
  return made.ok ? bank.ask(bank.toPublic(made.value), 'rapporto') : templateName(template)
}

/** What chance answers right: one of several options. Other forms have too many answers for it to matter. */
const guessOf = (item: PublicItem | undefined): number | null =>
  item && (item.form === 'choice' || item.form === 'yes-no') && item.options.length > 1 ? 1 / item.options.length : null

/** Lines for the questions of decks, one by one, and for the templates of all others. */
export async function questionLines(
  db: Db,
  answers: readonly SeenAnswer[],
  assignments: readonly Assignment[],
): Promise<readonly QuestionLine[]> {
  const decks = new Set(assignments.flatMap(({ id, task }) => (answersBy(task) === 'itemId' ? [id] : [])))
  const sheets = new Map(assignments.flatMap(({ id, task }) => (task.type === 'carta' ? [[id, task.sheetId]] : [])))
  const byOf = ({ assignmentId }: SeenAnswer) =>
    assignmentId !== null && decks.has(assignmentId) ? 'itemId' : 'template'
  const known = templateStatistics(answers, byOf)
  /** Where it was last asked but on paper: there its answers have pages. */
  const online = (key: string) =>
    answers.findLast((one) => one[byOf(one)] === key && one.assignmentId !== null && !sheets.has(one.assignmentId))
      ?.assignmentId ?? null
  const single = known.filter(({ versions, assignmentId }) => versions === 1 && assignmentId !== null)
  const [titles, shown] = await Promise.all([
    titlesOfOwn(
      db,
      answers.map(({ template }) => template),
    ),
    shownIn(
      db,
      assignments.map(({ id }) => id),
      single.map(({ itemId }) => itemId),
    ),
  ])
  return known.map((statistics) => {
    const { beliefs, idle, itemId, assignmentId, sessionId, ...line } = statistics
    const title = titles.get(line.template)
    const sheetId = assignmentId === null ? null : (sheets.get(assignmentId) ?? null)
    const answeredIn = sheetId === null ? assignmentId : online(line.key)
    return {
      ...line,
      name: title ?? line.template,
      ask: title ?? askOf(statistics, shown),
      model: line.key === line.template || title !== undefined ? null : templateName(line.template),
      beliefs: beliefs.map(({ belief, times }) => ({ title: bank.belief(belief).title, times })),
      idle: idle.map((belief) => bank.belief(belief).title),
      uses: usesOf(statistics),
      answeredIn,
      sheetId: answeredIn === null ? sheetId : null,
      playedIn: sessionId,
      itemId: bank.instantiate(itemId).ok ? itemId : null,
      guess: line.versions === 1 ? guessOf(shown.get(itemId)?.item) : null,
      ways: callOf(line.template) === null && (assignmentId !== null || title === undefined),
    }
  })
}
