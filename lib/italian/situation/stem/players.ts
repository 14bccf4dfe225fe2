import { type Probe, type Reading, readingsOf } from '#lib/questions/index'
import type { Forbids, PlayerId } from '#lib/rules/index'
import {
  and,
  carte,
  del,
  ed,
  figure,
  il,
  type Noun,
  type Phrase,
  phrase,
  puntiVita,
  sentence,
  sul,
  verbatim,
} from '../../grammar/index'
import { holderOf, playerOf, teamOf, thingOf } from '../../names/people'
import { segnalini } from '../../names/terms'
import { elsewhereSentences } from './elsewhere'
import { permanentsOf } from './intro'
import { manaSentences } from './mana'
import type { Scene } from './scene'
import { inGroups, mentions, type Teller } from './teller'

/** Whether something of these is asked of a player. */
const asks = (probe: Probe | undefined, p: PlayerId, ...names: readonly Reading['ask'][]): boolean =>
  (probe ? readingsOf(probe) : []).some((r) => names.includes(r.ask) && (!('player' in r) || r.player === p))

/** Whether something that a player controls or holds is paid with life. */
const paysLife = (t: Teller, p: PlayerId): boolean =>
  [...permanentsOf(t.people, p), ...(t.people.start.state.own.hand[p] ?? [])].some((id) =>
    JSON.stringify(t.people.start.state.objects[id]?.printed.abilities ?? []).includes('"pay":"life"'),
  )

/** Whether the situation says a player's total: where the scenario or the question does, or something is paid with it. */
export const saysTotal = (t: Teller, probe: Probe | undefined, p: PlayerId): boolean =>
  teamOf(t.people, p).some(
    (q) => t.people.scenario.players?.[q]?.life !== undefined || asks(probe, q, 'totals', 'life', 'outcome'),
  ) || paysLife(t, p)

/** What a player has: life, poison, cards; only what the scenario says or the question asks. */
function belongings(t: Teller, scene: Scene, p: PlayerId): readonly Phrase[] {
  const { state } = t.people.start
  const { scenario } = t.people
  const spec = scenario.players?.[p]
  const pool = state.players[p]?.pool ?? p
  const [first] = teamOf(t.people, p)
  const life = state.life[pool] ?? 0
  const saysLife = first === p && saysTotal(t, scene.probe, p)
  const poison = state.poison[pool] ?? 0
  const asksPoison = asks(scene.probe, p, 'poison')
  const hand = state.own.hand[p]?.length ?? 0
  const asksHand = asks(scene.probe, p, 'hand')
  const empty = asks(scene.probe, p, 'graveyard') && !state.own.graveyard[p]?.length
  const library = scenario.library?.[p]
  const cards = library === undefined ? undefined : typeof library === 'number' ? library : library.length
  return [
    ...(saysLife && life >= 0 ? [phrase`${puntiVita(life)}`] : []),
    ...((poison > 0 && first === p) || (asksPoison && spec?.poison !== undefined && first === p)
      ? [phrase`${segnalini(poison, 'poison')}`]
      : []),
    ...(scene.priority === p ? [verbatim('la priorità')] : []),
    ...(cards === undefined || (typeof library === 'object' && cards > 0)
      ? []
      : [cards === 0 ? verbatim('il grimorio vuoto') : phrase`${carte(cards)} nel grimorio`]),
    ...(asksHand && hand === 0
      ? [verbatim(empty ? 'la mano e il cimitero vuoti' : 'la mano vuota')]
      : asksHand && !scenario.hand?.[p]
        ? [phrase`${carte(hand)} in mano`]
        : []),
  ]
}

/** Everything that one player has. */
export function ownSentences(t: Teller, scene: Scene, p: PlayerId): readonly Phrase[] {
  const { state } = t.people.start
  const anna = playerOf(t.people, p)
  const holder = teamOf(t.people, p).length > 1 ? holderOf(t.people, p) : anna
  const has = belongings(t, scene, p)
  const life = state.life[state.players[p]?.pool ?? p] ?? 0
  const ban = has.length === 1 && holder === anna ? bansOf(t, p)[0] : undefined
  const cannot = ban && life > 0 && scene.priority !== p ? phrase` e non può ${verbatim(ban.short)}` : verbatim('')
  if (cannot !== '' && ban) scene.told.add(ban.n)
  const negative = life < 0 && t.people.scenario.players?.[p]?.life !== undefined
  const first = [
    ...(negative ? [sentence(phrase`il totale ${del(holder)} è ${figure(life)}`)] : []),
    ...(has.length ? [sentence(phrase`${il(holder)} ha ${and(has)}${cannot}`)] : []),
  ]
  const named = first.length > 0 && holder === anna
  const hand = handSentences(t, p, named)
  const control = controlSentences(t, scene, p, named || hand.length > 0)
  return [...first, ...hand, ...control, ...elsewhereSentences(t, p), ...manaSentences(t, p)]
}

const SHORT: Readonly<Record<string, string>> = {
  'gain-life': 'guadagnarne',
  'lose-life': 'perderne',
  'pay-life': 'pagarne',
  'lose-game': 'perdere la partita',
}

/** Unnamed effects that forbid one player something about life: they can be said with the total. */
function bansOf(t: Teller, p: PlayerId): readonly { readonly n: number; readonly short: string }[] {
  const { effects } = t.people.scenario
  return (effects ?? []).flatMap((e, n) => {
    if (!('cant' in e) || e.name !== undefined || t.people.order.length > 2) return []
    const { player = 'you' }: Forbids = e
    const whose = player === 'you' ? (e.of ?? t.people.start.state.turn.active) : player
    const short = SHORT[e.cant]
    return whose === p && short !== undefined ? [{ n, short }] : []
  })
}

/** What an effect counts and nobody has: «Anna non controlla creature.» */
export function noneSentences(t: Teller): readonly Phrase[] {
  const { scenario, start } = t.people
  return (scenario.script ?? []).flatMap((s) => {
    if (
      typeof s !== 'object' ||
      !('effect' in s) ||
      !JSON.stringify(s.effect).includes('"count":{"types":["creature"],"controller":"you"}')
    )
      return []
    const you = s.by ?? start.state.turn.active
    const has = permanentsOf(t.people, you).some((id) => start.state.objects[id]?.printed.types.includes('creature'))
    return has ? [] : [sentence(phrase`${playerOf(t.people, you)} non controlla creature`)]
  })
}

/** Cards in hand. */
function handSentences(t: Teller, p: PlayerId, named: boolean): readonly Phrase[] {
  const hand = t.people.start.state.own.hand[p] ?? []
  return inGroups(t, hand).map((group, n) => {
    const anna = named && n === 0 ? verbatim('ha') : phrase`${playerOf(t.people, p)} ha`
    return sentence(phrase`${anna}${verbatim(n === 0 ? '' : ' anche')} in mano ${mentions(t, group)}`)
  })
}

function controlSentences(t: Teller, scene: Scene, p: PlayerId, named: boolean): readonly Phrase[] {
  const ids = permanentsOf(t.people, p).filter((id) => !scene.later.has(id))
  if (!ids.length) return []
  const shielded = ids.filter((id) => scene.shielded.includes(id)).map((id) => thingOf(t.people, id))
  const alone = shielded.length > 0 && ids.length === 1
  const shield = alone ? phrase`, ${ed(sul(and(shielded)))} c'è già uno scudo di rigenerazione` : verbatim('')
  const shields =
    shielded.length && !alone
      ? [sentence(phrase`${and(shielded.map((x) => sul(x)))} c'è già uno scudo di rigenerazione`)]
      : []
  const anna = playerOf(t.people, p)
  const groups = inGroups(t, ids)
  const controls = groups.map((group, n) => {
    const subject: Noun | Phrase =
      named && n === 0 ? verbatim('controlla') : phrase`${anna} ${verbatim(n === 0 ? 'controlla' : 'controlla anche')}`
    return sentence(phrase`${subject} ${mentions(t, group)}${shield}`)
  })
  return [...controls, ...shields]
}
