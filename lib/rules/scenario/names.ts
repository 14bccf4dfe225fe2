import { OBJECT_WORDS, PLAYER_WORDS } from '../kernel/language'
import type { Mention, Problem } from '../language/problem'
import { objectsOf } from './objects'
import type { Scenario } from './scenario'
import { seatsOf } from './seats'

/** Words of the language of effects, and names that every object of the programming language has: no label may be one of them. */
const isReserved = (name: string): boolean =>
  name in {} ||
  ['event-amount', 'most', 'stack', 'all', 'card', 'anything', 'everything', ...OBJECT_WORDS, ...PLAYER_WORDS].includes(
    name,
  )

/** Names that must mean something: labels given twice, or used and never given; players who do not play; cards that do not exist. */
export function checkNames(
  s: Scenario,
  mentions: readonly Mention[],
  pool: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const out: Problem[] = []
  const labels = new Set<string>()
  for (const { spec, path } of objectsOf(s)) {
    for (const [id, at] of [
      [spec.id, `${path}.id`],
      ...(spec.melded ? [[spec.melded.id, `${path}.melded.id`] as const] : []),
    ] as const) {
      if (labels.has(id)) out.push({ path: at, code: 'duplicate', found: id })
      if (isReserved(id)) out.push({ path: at, code: 'impossible', found: id, expected: 'another label' })
      labels.add(id)
    }
    if (spec.card !== undefined && !Object.hasOwn(pool, spec.card))
      out.push({ path: `${path}.card`, code: 'unknown-name', found: spec.card })
  }
  for (const { path, name, of } of mentions) {
    if (of !== 'new') continue
    if (isReserved(name)) out.push({ path, code: 'impossible', found: name, expected: 'another label' })
    if (objectsOf(s).some(({ spec }) => spec.id === name)) out.push({ path, code: 'duplicate', found: name })
    labels.add(name)
  }
  return [...out, ...unknown(s, mentions, labels)]
}

function unknown(s: Scenario, mentions: readonly Mention[], labels: ReadonlySet<string>): readonly Problem[] {
  const seats = new Set(seatsOf(s))
  const effects = new Set((s.effects ?? []).flatMap((e) => e.name ?? []))
  const meant: Readonly<Record<Mention['of'], (name: string) => boolean>> = {
    object: (name) => labels.has(name),
    player: (name) => seats.has(name),
    new: () => true,
    target: (name) => labels.has(name) || seats.has(name),
    // `s0`, `e7`: effects that have neither a name nor a source are called by their number.
    effect: (name) => labels.has(name) || effects.has(name) || /^[se]\d+$/.test(name),
    action: (name) => Number(name) < (s.script?.length ?? 0),
  }
  const known: Readonly<Partial<Record<Mention['of'], Iterable<string>>>> = {
    player: seats,
    effect: effects,
    action: [`0 to ${(s.script?.length ?? 0) - 1}`],
  }
  return mentions
    .filter(({ name, of }) => !meant[of](name.replace(/\/\d+$/, '')))
    .map(({ path, name, of }) => ({
      path,
      code: 'unknown-name',
      found: name,
      expected: [...(known[of] ?? labels)].join(', '),
    }))
}
