import { shuffled } from '#lib/base/seed'
import { describeTable, describeVerdict, peopleOf } from '#lib/italian/index'
import { explain, type Item, itemAt, points, templates } from '#lib/questions/index'
import { otherwise, overdue, type Shown, unseen, wronglyLit } from './on-table'

// Every step of every explanation has a table: what its sentence says has come about lies on it, had not before, and nothing else is lit.

/** So many items of a template, the same each time. */
const EACH = 2

const sample: readonly Item[] = templates.flatMap((t) => {
  const found: Item[] = []
  for (const { id, point } of shuffled(`tavolo ${t.id}`, [...points(t)])) {
    if (found.length === EACH) break
    const made = itemAt(t, point, id)
    if (made.ok) found.push(made.value)
  }
  return found
})

const belief = (id: string) => ({ id, title: id, text: '', reread: [] })

interface Story {
  readonly id: string
  readonly shown: readonly Shown[]
  /** What lies on the stack when all is over. */
  readonly end: readonly string[]
}

function storyOf(item: Item): Story {
  const graded = { right: false, beliefs: [], credit: 0 }
  const explanation = explain(item)
  const { steps } = describeVerdict(item, { seed: item.id, answer: null, graded, explanation, belief })
  const { start, trace, outcome, look } = explanation.evaluation
  const people = peopleOf(item.scenario, item.id)
  const first = describeTable(look(trace?.frames[0] ?? start), people)
  return {
    id: item.id,
    shown: steps.map((step, n) => ({ step, before: steps[n - 1]?.table ?? first })),
    end: describeTable(look(outcome), people).stack.map(({ id }) => id),
  }
}

const stories = sample.map(storyOf)
const all = stories.flatMap(({ id, shown }) => shown.map((s) => ({ id, ...s })))

it('the table of a step shows what its sentence says, and did not before', () => {
  expect(all.length).toBeGreaterThan(1000)
  expect(all.filter(unseen).map(({ id, step }) => `${id} ${step.n}. ${step.sentence}`)).toEqual([])
})

it('lit is what changed in that step, all of it and nothing else', () => {
  const wrong = all.flatMap((s) => wronglyLit(s).map((what) => `${s.id} ${s.step.n}. ${s.step.sentence}: ${what}`))
  expect(wrong).toEqual([])
})

it('what is on the stack says the same as long as it is there', () => {
  expect(all.filter((s) => otherwise(s).length > 0).map(({ id, step }) => `${id} ${step.n}. ${step.sentence}`)).toEqual(
    [],
  )
})

it('what has resolved is gone before anything else begins to, and at the end nothing lies on the stack that has left it', () => {
  expect(all.filter((s) => overdue(s).length > 0).map(({ id, step }) => `${id} ${step.n}. ${step.sentence}`)).toEqual(
    [],
  )
  for (const { id, shown, end } of stories) {
    const last = shown.at(-1)?.step.table.stack.map((spell) => spell.id)
    expect([id, last]).toEqual([id, last && end])
  }
})
