import { PERMANENT_TYPES } from '../kernel/card'
import { modesOf } from '../kernel/parts'
import { fill, specsOf } from '../kernel/targets'
import type { StepName } from '../kernel/words'
import type { Problem } from '../language/problem'
import { checkFaces, faceUp } from './lying'
import { objectsOf, type Placed } from './objects'
import type { ObjectSpec, PlayerSpec, Scenario } from './scenario'
import { seatsOf } from './seats'

const impossible = (path: string, found: unknown, expected: string): Problem => ({
  path,
  code: 'impossible',
  found: String(found),
  expected,
})

/** States that no game can be in. */
export const checkSense = (s: Scenario): readonly Problem[] => [
  ...startOf(s),
  ...playersOf(s),
  ...stackOf(s),
  ...beginningOf(s),
  ...commandersOf(s),
  ...objectsOf(s).flatMap((o) => [...(o.spec.emblem ? emblemOf(o) : bodyOf(o)), ...exiledOf(o), ...statusOf(o)]),
  ...checkFaces(s),
]

/** Steps that only a combat with attackers has: a scenario declares them in its script. */
const IN_COMBAT: readonly StepName[] = ['declare-blockers', 'first-combat-damage', 'combat-damage']

function startOf({ turn }: Scenario): readonly Problem[] {
  return turn?.step && IN_COMBAT.includes(turn.step)
    ? [impossible('turn.step', turn.step, 'declare-attackers, and an attack in the script')]
    : []
}

/** What is on the stack is a spell with its targets, or an ability that its object has. */
function stackOf(s: Scenario): readonly Problem[] {
  const specs = new Map(objectsOf(s).map(({ spec }) => [spec.id, spec]))
  return (s.stack ?? []).flatMap((entry, n) => {
    const path = `stack[${n}]`
    const abilitiesOf = (spec: ObjectSpec | undefined) => spec?.abilities ?? []
    const spec = 'abilityOf' in entry ? specs.get(entry.abilityOf) : entry
    const ability =
      'abilityOf' in entry ? abilitiesOf(spec)[entry.ability ?? 0] : abilitiesOf(spec).find((a) => a.type === 'spell')
    if ('abilityOf' in entry && ability?.type !== 'activated' && ability?.type !== 'triggered')
      return [impossible(`${path}.ability`, entry.ability ?? 0, 'an activated or triggered ability')]
    if ((spec?.types ?? []).includes('land') && !('abilityOf' in entry))
      return [impossible(`${path}.types`, 'land', 'a spell, or an ability')]
    const found = entry.targets?.length ?? 0
    const { modes, division } = entry
    const list = modesOf(ability)?.list
    if (list && !modes?.length) return [{ path: `${path}.modes`, code: 'missing', expected: 'modes, from 0' }]
    const wrong = modes?.find((m) => !list?.[m])
    if (wrong !== undefined) return [impossible(`${path}.modes`, wrong, `modes from 0 to ${(list?.length ?? 0) - 1}`)]
    const places = specsOf(ability, modes)
    const parts = division?.length ?? found
    if (parts !== found || (division && !places.some((p) => p.divided !== undefined)))
      return [impossible(`${path}.division`, parts, 'a part for each target of what is divided')]
    return fill(places, entry.targets ?? []) ? [] : [impossible(`${path}.targets`, found, `${places.length} targets`)]
  })
}

/** Words of a player that only some variants know. */
const ONLY_IN = {
  team: ['two-headed-giant'],
  role: ['archenemy'],
  modifier: ['vanguard'],
  handModifier: ['vanguard'],
  commanderDamage: ['commander'],
  commanderCasts: ['commander', 'brawl'],
} as const
const knows = (variants: readonly string[], { variant = 'duel' }: Scenario): boolean => variants.includes(variant)

function playersOf(s: Scenario): readonly Problem[] {
  const specs = Object.entries(s.players ?? {})
  const variant = s.variant ?? 'duel'
  const misplaced = specs.flatMap(([p, spec]) =>
    (Object.keys(ONLY_IN) as (keyof typeof ONLY_IN)[])
      .filter((word) => spec[word] !== undefined && !knows(ONLY_IN[word], s))
      .map((word) => impossible(`players.${p}.${word}`, spec[word], `the variant ${ONLY_IN[word].join(' or ')}`)),
  )
  if (variant === 'two-headed-giant') return [...misplaced, ...teamsOf(s)]
  if (variant !== 'archenemy') return misplaced
  const bosses = specs.filter(([, spec]) => spec.role === 'archenemy')
  return bosses.length === 1 ? misplaced : [...misplaced, impossible('players', bosses.length, 'one archenemy')]
}

/** Before a game starts nothing is done, and nothing is anywhere that it comes to only later. */
function beginningOf(s: Scenario): readonly Problem[] {
  const at = (s.script ?? []).lastIndexOf('start-game')
  if (at < 0) return []
  const early = objectsOf(s).filter(({ zone }) => !['library', 'command', 'outside'].includes(zone))
  return [
    ...(at > 0 ? [impossible(`script[${at}]`, 'start-game', 'start-game as the first action')] : []),
    ...early.map(({ path, zone }) => impossible(path, zone, 'library, command or outside, before the game starts')),
  ]
}

/** Commanders are cards, in a variant that has them; what is counted is counted of them. */
function commandersOf(s: Scenario): readonly Problem[] {
  const commanders = objectsOf(s).filter(({ spec }) => spec.commander)
  const labels = commanders.map(({ spec }) => spec.id)
  return [
    ...commanders.flatMap(({ spec, path }) =>
      spec.token || spec.emblem || !knows(ONLY_IN.commanderCasts, s)
        ? [impossible(`${path}.commander`, 'commander', 'a card, in the variant commander or brawl')]
        : [],
    ),
    ...Object.entries(s.players ?? {}).flatMap(([p, spec]) =>
      (['commanderDamage', 'commanderCasts'] as const).flatMap((word) =>
        Object.keys(spec[word] ?? {})
          .filter((label) => !labels.includes(label))
          .map((label) => impossible(`players.${p}.${word}.${label}`, label, 'a commander')),
      ),
    ),
  ]
}

/** Two teams of two, who agree on what they share. */
function teamsOf(s: Scenario): readonly Problem[] {
  const teams = new Map<string, [string, PlayerSpec][]>()
  for (const p of seatsOf(s)) {
    const spec = s.players?.[p] ?? {}
    const team = spec.team ?? ''
    teams.set(team, [...(teams.get(team) ?? []), [p, spec]])
  }
  const names = [...teams.keys()]
  if (teams.size !== 2 || [...teams.values()].some((t) => t.length !== 2) || names.includes(''))
    return [impossible('players', names.join(', '), 'two teams of two players')]
  return [
    ...names
      .filter((name) => /^[ABCN]$/.test(name))
      .map((name) => impossible('players', name, 'another name of a team')),
    ...[...teams.values()].flatMap(disagreeing),
  ]
}

const disagreeing = (team: readonly [string, PlayerSpec][]): readonly Problem[] =>
  (['life', 'poison'] as const).flatMap((word) => {
    const said = team.flatMap(([p, spec]) => (spec[word] === undefined ? [] : [[p, spec[word]] as const]))
    const [first, second] = said
    return first && second && first[1] !== second[1]
      ? [impossible(`players.${second[0]}.${word}`, second[1], `${first[1]}, like the rest of the team`)]
      : []
  })

/** Types, power and toughness, and the counters without which a planeswalker or battle is not there. */
function bodyOf({ spec, zone, path }: Placed): readonly Problem[] {
  const face = faceUp(spec)
  const { pt } = face
  const sized = pt !== undefined || spec.defined !== undefined
  const types = face.types ?? (sized ? (['creature'] as const) : [])
  const vehicle = (face.subtypes ?? []).includes('Vehicle')
  const out: Problem[] = []
  if (types.includes('creature') && !sized && face.path === '')
    out.push({ path: `${path}.pt`, code: 'missing', expected: 'power and toughness, such as 2/2' })
  if (face.path === '' && spec.pt !== undefined && !types.includes('creature') && !vehicle)
    out.push(impossible(`${path}.pt`, spec.pt, 'power and toughness on a creature'))
  if (zone !== 'field') return out
  if (!types.some((t) => PERMANENT_TYPES.includes(t)))
    out.push(
      impossible(`${path}${face.path}.types`, types.join(', ') || 'nothing', `one of ${PERMANENT_TYPES.join(', ')}`),
    )
  for (const [type, counter] of [
    ['planeswalker', 'loyalty'],
    ['battle', 'defense'],
  ] as const)
    if (types.includes(type) && !spec.counters?.[counter] && !spec[counter])
      out.push({ path: `${path}.counters.${counter}`, code: 'missing', expected: `${counter} counters` })
  const subtypes = spec.subtypes ?? []
  if (spec.attachedTo !== undefined && !['Aura', 'Equipment', 'Fortification'].some((s) => subtypes.includes(s)))
    out.push(impossible(`${path}.attachedTo`, spec.attachedTo, 'an Aura or Equipment'))
  if (spec.damage && !types.includes('creature')) out.push(impossible(`${path}.damage`, spec.damage, 'a creature'))
  return out
}

/** Abilities are all that an emblem has, in the command zone (114.3). */
function emblemOf({ spec, zone, path }: Placed): readonly Problem[] {
  const words = ['card', 'cost', 'types', 'subtypes', 'supertypes', 'colors', 'pt', 'keywords', 'token'] as const
  const more = words.filter((word) => spec[word] !== undefined)
  return [
    ...(zone === 'command' ? [] : [impossible(`${path}.emblem`, 'emblem', 'the command zone')]),
    ...more.map((word) => impossible(`${path}.${word}`, word, 'nothing but abilities on an emblem')),
  ]
}

/** What only a card in exile has: what exiled it, and who may look at it. */
const exiledOf = ({ spec, zone, path }: Placed): readonly Problem[] =>
  (['by', 'lookers'] as const)
    .filter((word) => spec[word] !== undefined && zone !== 'exile')
    .map((word) => impossible(`${path}.${word}`, word, 'a card in exile'))

/** What only a permanent has (110.5d), and whose zone a card lies in (400.3). */
function statusOf({ spec, zone, player, path }: Placed): readonly Problem[] {
  if (zone === 'field') return []
  const away = zone === 'exile' || zone === 'command' || zone === 'stack' ? [] : (['counters'] as const)
  const words = ['damage', 'tapped', 'phasedOut', 'attachedTo', 'token', 'sick', ...away] as const
  return [
    ...words
      .filter((word) => spec[word])
      .map((word) => impossible(`${path}.${word}`, word, 'a permanent on the battlefield')),
    ...(zone === 'stack' || spec.owner === undefined || spec.owner === player
      ? []
      : [impossible(`${path}.owner`, spec.owner, `${player}, whose zone it is`)]),
  ]
}
