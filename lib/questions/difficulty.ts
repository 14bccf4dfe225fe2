import { evaluate } from '#lib/rules/index'
import type { PublicItem } from './item'
import { formatItemId, indicesOf, pointAt, pointCount } from './item-id'
import { NATURAL_FORM, readingsOf } from './probe'
import type { Template } from './template'
import { templates } from './templates/index'

/** From what everybody meets in a first game to what judges argue about. */
export const LEVELS = ['base', 'L1', 'L2', 'limite'] as const
export type Level = (typeof LEVELS)[number]

export interface Difficulty {
  /** In logits, as an Elo between learner and question reads it: at 0 a middling learner answers right half of the time. */
  readonly estimate: number
  readonly level: Level
}

/** From which estimate each level begins. */
const FROM: readonly (readonly [level: Level, least: number])[] = [
  ['limite', 0.8],
  ['L2', 0.1],
  ['L1', -0.7],
  ['base', Number.NEGATIVE_INFINITY],
]

/** Casting, triggers, resolution, layers, replacement, copies, cards with more than one face. */
const LATE: ReadonlySet<string> = new Set([
  '601',
  '603',
  '608',
  '611',
  '613',
  '614',
  '616',
  '707',
  '708',
  '709',
  '710',
  '712',
])

/** What each feature adds, in logits. Set by hand for the first learners; their answers move the estimate from there. */
const WEIGHTS = {
  start: -2.1,
  /** Steps of the trace, and rules that it cites. */
  happening: 0.035,
  rule: 0.05,
  /** What lies on the table, and players beyond two. */
  object: 0.09,
  player: 0.35,
  choice: 0.2,
  /** Beliefs that mislead, and rules that are asked about together. */
  belief: 0.16,
  claim: 0.12,
  /** A claim of a section that judges learn last. */
  late: 0.45,
  /** Things that are asked beyond the first; a number is not there to be recognised. */
  part: 0.25,
  typed: 0.2,
} as const

/**
 * How hard a question probably is before anybody has answered it, from features of its trace. Depends only on what may be shown and on
 * the template, never on which answer is right.
 */
export function difficultyOf({ id, scenario, probe }: Pick<PublicItem, 'id' | 'scenario' | 'probe'>): Difficulty {
  const t = templates.find((x) => x.id === id.split('.')[0])
  const e = evaluate(scenario, { trace: true })
  const happened = e.trace?.happenings.filter((h) => h.fate !== 'impossible') ?? []
  const rules = new Set(happened.flatMap((h) => h.rules))
  const readings = readingsOf(probe)
  const w = WEIGHTS
  const estimate =
    w.start +
    w.happening * Math.min(40, happened.length) +
    w.rule * Math.min(20, rules.size) +
    w.object * Math.min(10, Object.keys(e.start.objects).length) +
    w.player * Math.max(0, e.start.order.length - 2) +
    w.choice * (scenario.choices?.length ?? 0) +
    w.belief * (t?.beliefs.length ?? 0) +
    w.claim * (t?.claims.length ?? 0) +
    w.late * ((t?.claims ?? []).some((rule) => LATE.has(rule.slice(0, 3))) ? 1 : 0) +
    w.part * (readings.length - 1) +
    w.typed * readings.filter((r) => NATURAL_FORM[r.ask] === 'number').length
  const [level] = FROM.find(([, least]) => estimate >= least) ?? ['base' as const]
  return { estimate: Math.round(estimate * 100) / 100, level }
}

/** Points of a template that its difficulty is estimated from: they differ less than templates do. */
const SAMPLE = 4

/**
 * How hard the questions of a template probably are on average, in logits; 0 for a template that is no more. Some of the points that are
 * looked at may be of no sound item: they are as hard.
 */
export function templateDifficulty(id: string): number {
  const t = templates.find((x) => x.id === id)
  if (!t) return 0
  const total = pointCount(t.axes)
  const estimates: number[] = []
  for (let n = 0; n < SAMPLE; n++) {
    const indices = validFrom(t, Math.floor((total * n) / SAMPLE), total)
    const point = indices && pointAt(t.axes, indices)
    if (!point) continue
    const item = { id: formatItemId(t, indices), scenario: t.scenario(point), probe: t.probe(point) }
    estimates.push(difficultyOf(item).estimate)
  }
  const mean = estimates.reduce((sum, x) => sum + x, 0) / Math.max(1, estimates.length)
  return Math.round(mean * 100) / 100
}

/** The first point from a place on, around the end, that makes sense. */
function validFrom(t: Template, from: number, total: number): readonly number[] | undefined {
  for (let n = 0; n < total; n++) {
    const indices = indicesOf(t.axes, (from + n) % total)
    const point = pointAt(t.axes, indices)
    if (point && (!t.valid || t.valid(point))) return indices
  }
  return undefined
}
