import { conceptsOf } from './concepts'
import type { PublicItem } from './item'
import { formatItemId, indicesOf, pointAt, pointCount } from './item-id'
import { LEVELS, type Level } from './level'
import { NATURAL_FORM, readingsOf } from './probe'
import type { Template } from './template'
import { templates } from './templates/index'

export interface Difficulty {
  /** In logits, as an Elo between learner and question reads it: at 0 a middling learner answers right half of the time. */
  readonly estimate: number
  /** Undefined for what no template asks: of a question of somebody's own it is not known which ideas it needs. */
  readonly level: Level | undefined
}

/** How hard, in logits, the ideas of a question are whose hardest is of a level. */
const HARDEST: Readonly<Record<Level, number>> = { base: -1.6, L1: -0.8, L2: 0, limite: 0.8 }
/** What each further idea adds that must be held together with it. */
const FURTHER: Readonly<Record<Level, number>> = { base: 0.05, L1: 0.15, L2: 0.25, limite: 0.3 }

/** What each feature of the question itself adds, in logits. Set by hand for the first learners; their answers move the estimate from there. */
const WEIGHTS = {
  /** Players beyond two. */
  player: 0.2,
  choice: 0.1,
  /** Beliefs that mislead. */
  belief: 0.08,
  /** Things that are asked beyond the first; a number is not there to be recognised. */
  part: 0.15,
  typed: 0.15,
} as const

/** How hard the ideas of a template are together: the hardest, and what the others add. */
function ideasOf({ claims }: Pick<Template, 'claims'>): number {
  const concepts = conceptsOf(claims)
  const hardest = concepts.at(-1)?.level ?? 'L1'
  return concepts.slice(0, -1).reduce((sum, { level }) => sum + FURTHER[level], HARDEST[hardest])
}

/**
 * The level of a template's questions: of its hardest idea, and one above where several must be held together. `harder`: by how much answers
 * have shown them to be harder than was thought, in logits; what the question itself asks beside its ideas plays no part in either.
 */
export function levelOf(t: Pick<Template, 'claims'>, harder = 0): Level {
  const hard = ideasOf(t) + harder
  const off = (level: Level): number => Math.abs(HARDEST[level] - hard)
  return LEVELS.reduce((best, level) => (off(level) < off(best) ? level : best))
}

/**
 * How hard a question probably is before anybody has answered it. Depends only on what may be shown and on the template, never on which
 * answer is right.
 */
export function difficultyOf({ id, scenario, probe }: Pick<PublicItem, 'id' | 'scenario' | 'probe'>): Difficulty {
  const t = templates.find((x) => x.id === id.split('.')[0])
  const readings = readingsOf(probe)
  const w = WEIGHTS
  const estimate =
    (t ? ideasOf(t) : HARDEST.L1) +
    w.player * Math.max(0, Object.keys(scenario.players ?? {}).length - 2) +
    w.choice * (scenario.choices?.length ?? 0) +
    w.belief * (t?.beliefs.length ?? 0) +
    w.part * (readings.length - 1) +
    w.typed * readings.filter((r) => NATURAL_FORM[r.ask] === 'number').length
  return { estimate: Math.round(estimate * 100) / 100, level: t && levelOf(t) }
}

/** Points that a template is judged by: they differ less than templates do. */
const SAMPLE = 4

/** A few points of a template that make sense, spread over all of them. Some may be of no sound item. */
export function samplePoints(
  t: Template,
): readonly { readonly indices: readonly number[]; readonly point: Record<string, string | number | boolean> }[] {
  const total = pointCount(t.axes)
  return Array.from({ length: SAMPLE }, (_, n) => validFrom(t, Math.floor((total * n) / SAMPLE), total)).flatMap(
    (indices) => {
      const point = indices && pointAt(t.axes, indices)
      return indices && point ? [{ indices, point }] : []
    },
  )
}

/**
 * How hard the questions of a template probably are on average, in logits; 0 for a template that is no more. Points of no sound item are as
 * hard as the others.
 */
export function templateDifficulty(id: string): number {
  const t = templates.find((x) => x.id === id)
  if (!t) return 0
  const estimates = samplePoints(t).map(
    ({ indices, point }) =>
      difficultyOf({ id: formatItemId(t, indices), scenario: t.scenario(point), probe: t.probe(point) }).estimate,
  )
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
