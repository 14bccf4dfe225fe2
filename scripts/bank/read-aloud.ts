import { canonical } from '#lib/base/json'
import { describeQuestion, describeVerdict } from '#lib/italian/index'
import type { StepView, VerdictView } from '#lib/italian/views'
import { answerOf, explain, type Item, type Option, toPublic } from '#lib/questions/index'
import { grade } from '#lib/study/index'
import { verdictOn } from './verdict-on'

/** An item as lines to read aloud: what is asked, the verdict, and what each wrong answer's giver is told. */
export function readAloud(item: Item): readonly string[] {
  const q = describeQuestion(toPublic(item), { seed: item.id })
  const v = verdictOn(item, explain(item))
  return [
    `— ${item.id} (${item.form})`,
    ...q.stem,
    q.ask,
    ...q.options.map((o) => `  ( ) ${o.text}`),
    ...(q.boxes ?? []).map((b) => `  [ ] ${b.label}: ${b.options.map((o) => o.text).join(' · ') || (b.unit ?? '')}`),
    `  = ${v.headline}`,
    ...v.steps.map(stepLine),
    ...item.options.flatMap((o) => (o.key === item.right ? [] : wrong(item, o))),
    '',
  ]
}

/** A wrong answer: its value, the beliefs that it betrays, and the steps of each from where they part. */
function wrong(item: Item, option: Option): readonly string[] {
  const told = answered(item, option)
  return [
    `  ✗ ${canonical(option.value)} ← ${option.beliefs.join(', ')}${told?.answered ? ` — ${told.answered}` : ''}`,
    ...(told?.believed ?? []).flatMap((b) => [
      `    ${b.belief}, dopo ${b.shared}:`,
      ...b.steps.slice(b.shared).map((s) => `  ${stepLine(s)}`),
    ]),
  ]
}

function answered(item: Item, option: Option): VerdictView | undefined {
  const answer = answerOf(item, option)
  const graded = grade(item, answer)
  if (graded.type === 'invalid') return undefined
  return describeVerdict(item, {
    seed: item.id,
    answer,
    graded: { right: graded.right === true, beliefs: graded.beliefs, credit: graded.credit },
    explanation: explain(item, graded.beliefs),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
}

/** A step of a verdict as a line; a star where it decides. */
export const stepLine = (s: StepView): string =>
  `  ${s.decisive ? '*' : ' '} ${s.n}. ${s.sentence} ${s.rules.join(' ')}`
