// What the site gives to a thread of its own, so that nobody else waits for it: lib/server/work starts it.
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import { cards } from '#lib/cards/index'
import { describeVerdict, hasReason, type Matter, peopleOf, sayValue } from '#lib/italian/index'
import { drawCalls } from '#lib/questions/calls'
import {
  countWritten,
  difficultyOf,
  drawItems,
  drawVariants,
  explain,
  type Item,
  instantiate,
  ownItem,
  withOwnOptions,
} from '#lib/questions/index'
import { parseScenario } from '#lib/rules/index'
import type { Drawing, Offer, OwnWork, OwnWorked, Tasks, Telling, Told, Variants } from '#lib/server/work/tasks'

/** The item of somebody's own question, or why there is none. */
function own({ id, version, scenario: document, probe, introduction, options, room = 0, salt }: OwnWork): OwnWorked {
  const scenario = parseScenario(document, cards)
  if (!scenario.ok) return { ok: false, error: 'invalid' }
  const source = { scenario: scenario.value, probe, introduction, more: Math.max(room, countWritten(options)) }
  const item = ownItem({ id, version }, source, (answer, asked) => hasReason(answer, asked as Matter))
  if (!item.ok) return item
  const people = peopleOf(scenario.value)
  return withOwnOptions(item.value, options, { say: (value) => sayValue(item.value.probe, value, people), salt })
}

function offer(item: Item): Offer {
  return { item, estimate: difficultyOf(item).estimate }
}

/** Items to choose from, made whole. */
const draw = (drawings: readonly Drawing[]): readonly (readonly Offer[])[] =>
  drawings.map(({ seed, wish, without, n }) => drawItems(seed, { ...wish, without }, n).map(({ item }) => offer(item)))

const variants = ({ sought, met, not }: Variants): readonly (Offer | null)[] =>
  drawVariants(sought, { met: new Set(met), not: new Set(not) }).map((item) => item && offer(item))

const items = (ids: readonly string[]): readonly Item[] =>
  ids.flatMap((id) => {
    const made = instantiate(id)
    return made.ok ? [made.value] : []
  })

const tell = (tellings: readonly Telling[]): readonly Told[] =>
  tellings.map(({ item, answer, seed, graded }) => {
    const explanation = explain(item, graded.beliefs)
    const named = (id: string) => ({ id, title: id, text: '', reread: [] })
    const verdict = describeVerdict(item, { seed, answer, graded, explanation, belief: named })
    return { ...verdict, beliefs: verdict.beliefs.map(({ id }) => id) }
  })

const tasks: { readonly [T in keyof Tasks]: (input: Tasks[T]['input']) => Tasks[T]['output'] } = {
  own,
  draw,
  variants,
  calls: drawCalls,
  items,
  tell,
}

// Whoever answers goes first where processors are short. On Linux this is said of the thread that says it, elsewhere of the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ task, input }: { readonly task: keyof Tasks; readonly input: never }) => {
  try {
    parentPort?.postMessage({ done: tasks[task](input) })
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
parentPort?.postMessage({ ready: true })
