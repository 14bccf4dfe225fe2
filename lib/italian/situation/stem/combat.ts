import type { Choice, ObjectId, PlayerId, Scenario, ScriptStep } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  con,
  danni,
  ed,
  type Noun,
  type Phrase,
  phrase,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { noBlock, opponentsOf, playerOf, thingOf } from '../../names/people'
import { LONGEST, wordCount } from './intro'
import { aimed, introducing, mention, mentions, type Teller } from './teller'

type Attack = Extract<ScriptStep, { attack: unknown }>
type Block = Extract<ScriptStep, { block: unknown }>

/** A creature of a player that the text has not spoken of yet. */
const apart =
  (t: Teller, player: PlayerId) =>
  (id: ObjectId): Phrase =>
    phrase`${playerOf(t.people, player)} controlla ${mention(t, id)}`

/** «Anna attacca con Idolo, una creatura 2/2, e con Gigante, una creatura 5/5.» Whom, where there is more than one to attack, or nothing else names them. */
export function attackSentences(t: Teller, { attack }: Attack, player: PlayerId): readonly Phrase[] {
  const anna = playerOf(t.people, player)
  const ids = Object.keys(attack)
  if (!ids.length) return [sentence(phrase`${anna} non attacca`)]
  const [only] = opponentsOf(t.people, player)
  const targets = [...new Set(Object.values(attack))]
  const alone = targets.length === 1 && targets[0] === only && opponentsOf(t.people, player).length === 1
  const plain = alone && !t.whom
  return targets.flatMap((target, n) => {
    const these = ids.filter((id) => attack[id] === target)
    const whom = (): Phrase => (plain ? verbatim('') : phrase` ${aimed(t, target)}`)
    return introducing(
      t,
      these,
      () =>
        n === 0
          ? phrase`${anna} attacca${whom()} ${mentions(t, these, con)}`
          : // Not «attacca anche Nora con Lince»: it reads as though Nora attacked too.
            phrase`${mentions(t, these, con)}, ${anna} attacca${whom()}`,
      apart(t, player),
    )
  })
}

/** Blockers by the attacker that they block. */
export function blockersOf({ block }: Block): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const by = new Map<ObjectId, readonly ObjectId[]>()
  for (const [blocker, to] of Object.entries(block))
    for (const a of [to].flat()) by.set(a, [...(by.get(a) ?? []), blocker])
  return by
}

/** Who blocks what, and who is not blocked. `attackers` are those declared. */
export function blockSentences(
  t: Teller,
  step: Block,
  player: PlayerId,
  attackers: readonly ObjectId[],
): readonly Phrase[] {
  const nora = playerOf(t.people, player)
  const by = blockersOf(step)
  if (!by.size) return [sentence(noBlock(t.people, player))]
  const one = ([attacker, blockers]: readonly [ObjectId, readonly ObjectId[]]): Phrase => {
    const what = mentions(t, blockers, con)
    return attackers.length > 1 ? phrase`${thingOf(t.people, attacker)} ${what}` : what
  }
  const every = [...by]
  const blocks = introducing(
    t,
    every.flatMap(([, blockers]) => blockers),
    () =>
      phrase`${nora} blocca ${verbatim(
        every
          .map(one)
          .map((p, n) => (n === 0 ? p : `, ${ed(p)}`))
          .join(''),
      )}`,
    apart(t, player),
  )
  const free = attackers.filter((id) => !by.has(id)).map((id) => thingOf(t.people, id))
  return [
    ...blocks,
    ...(free.length ? [sentence(phrase`${and(free)} non ${verb('è', free)} ${agree('bloccato', free)}`)] : []),
  ]
}

/** The attack of one creature and its missing block as one sentence: «…, e Nora non blocca.» */
export function unblocked(t: Teller, attack: Phrase, player: PlayerId, attackers: number): readonly Phrase[] {
  const none = noBlock(t.people, player)
  const both = phrase`${verbatim(attack.replace(/\.$/, ''))}, ${ed(none)}.`
  const joins = attackers === 1 && attack.endsWith('.') && wordCount(both) <= LONGEST
  return joins ? [both] : [attack, sentence(none)]
}

/** How the damage of creatures is divided; those that give all they can to the same one are said together. */
export function divisionSentences(t: Teller, choices: readonly Choice[]): readonly Phrase[] {
  const said = choices.map((c) => divisionOf(t, c)).filter((d) => d !== undefined)
  const groups: Division[][] = []
  for (const d of said) {
    const same = groups.find((g) => g[0] && g[0].what === d.what && g[0].who === d.who && d.most)
    if (same) same.push(d)
    else groups.push([d])
  }
  return groups.flatMap((g) => {
    const [first] = g
    return first ? [sentence(phrase`con ${and(g.map((d) => d.of))} ${verbatim(first.who)} assegna ${first.what}`)] : []
  })
}

/** «Con Belva Anna assegna a Nora tutto il danno possibile.» */
interface Division {
  readonly of: Noun
  readonly who: string
  readonly what: Phrase
  readonly most: boolean
}

function divisionOf(t: Teller, { of: id, answer: a }: Choice): Division | undefined {
  const owner = id === undefined ? undefined : t.people.start.state.objects[id]?.controller
  if (id === undefined || owner === undefined || typeof a !== 'object' || Array.isArray(a)) return undefined
  const base = { of: thingOf(t.people, id), who: playerOf(t.people, owner).text }
  if ('most' in a && typeof a.most === 'string')
    return { ...base, what: phrase`${al(aimed(t, a.most))} tutto il danno possibile`, most: true }
  const parts = Object.entries(a).flatMap(([to, n]) =>
    Number(n) > 0 ? [phrase`${danni(Number(n))} ${al(aimed(t, to))}`] : [],
  )
  return { ...base, what: and(parts), most: false }
}

/** Creatures declared as attackers before a point of the script. */
export function attackersBefore(scenario: Scenario, n: number): readonly ObjectId[] {
  const last = (scenario.script ?? []).slice(0, n).findLast((s): s is Attack => typeof s === 'object' && 'attack' in s)
  return last ? Object.keys(last.attack) : []
}

/** Whoever is attacked, or the next player: who blocks when the script does not say. */
export function defenderOf(t: Teller, scenario: Scenario, n: number, active: PlayerId): PlayerId {
  const last = (scenario.script ?? []).slice(0, n).findLast((s): s is Attack => typeof s === 'object' && 'attack' in s)
  const attacked = Object.values(last?.attack ?? {}).find((x) => t.people.players[x])
  return attacked ?? opponentsOf(t.people, active)[0] ?? active
}
