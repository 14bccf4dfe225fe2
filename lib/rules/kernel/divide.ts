import { isRecord } from '#lib/base/json'
import type { Game } from './game'
import type { TargetId } from './ids'
import { amount, labelOf } from './look'
import type { Proposal } from './query'
import { illegalAnswer } from './signal'
import { specsOf } from './targets'
import type { View } from './view'

/** An amount that is divided among targets: their places, and how much it is. */
interface Division {
  readonly among: readonly number[]
  readonly total: number
}

/** What is divided among the targets of a spell or ability; mostly nothing is. */
export function divisionsOf(v: View, p: Proposal, targets: readonly TargetId[]): readonly Division[] {
  const places = specsOf(p.ability, p.announced.modes)
  if (!places.some((place) => place.divided !== undefined)) return []
  const { x } = p.announced
  const c = { controller: p.player, source: p.source ?? p.object, targets, ...(x === undefined ? {} : { x }) }
  return [...new Set(places.map((place) => place.words))].flatMap((words) => {
    const spec = places.find((place) => place.words === words)
    const among = [...targets.keys()].filter((n) => targets[n] !== '' && places[n]?.words === words)
    return spec?.divided === undefined || !among.length ? [] : [{ among, total: amount(v, spec.divided, c) }]
  })
}

/** Whether each target gets something, and all of them together what there is. */
export const isWhole = ({ among, total }: Division, parts: readonly number[] = []): boolean =>
  among.every((n) => (parts[n] ?? 0) >= 1) && among.reduce((sum, n) => sum + (parts[n] ?? 0), 0) === total

/** How something is divided: as announced, as it must be, or as the player chooses (601.2d). */
export function divided(g: Game, p: Proposal, targets: readonly TargetId[]): Proposal {
  const v = g.view()
  const all = divisionsOf(v, p, targets)
  if (!all.length || p.announced.division) return p
  const division = targets.map(() => 0)
  for (const { among, total } of all) {
    const options = among.map((n) => labelOf(v, targets[n] ?? ''))
    const request = { choose: 'divide', player: p.player, of: labelOf(v, p.source ?? p.object), options } as const
    const forced = among.length === 1 ? total : among.length === total ? 1 : undefined
    if (forced !== undefined) {
      if (g.answers(request, Object.fromEntries(options.map((label) => [label, forced])))) g.choose(request)
      for (const n of among) division[n] = forced
    } else {
      const answer = g.choose(request)
      const parts: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : illegalAnswer(request, answer)
      if (!Object.keys(parts).every((label) => options.includes(label))) illegalAnswer(request, answer)
      for (const [i, n] of among.entries()) division[n] = Number(parts[options[i] ?? ''] ?? 0)
    }
  }
  return { ...p, announced: { ...p.announced, division } }
}
