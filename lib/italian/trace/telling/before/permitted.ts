import { type Cost, isSorceryTime, type ObjectId } from '#lib/rules/index'
import { agree, and, del, ed, figure, phrase, verb } from '../../../grammar/index'
import { answering, namingOf, player, type Saying, stating, stepOf, type Tale } from '../context'
import { wardedOff } from '../guarded'
import { youngWalker } from './able'
import { aimable } from './aiming'
import { at, explain, say, there } from './beforehand'
import { restless, unguarding, unlimited } from './blocking'
import { equipping } from './equipping'
import { looking, ownHand } from './looking'
import { affordable, paidWithLife } from './payments'
import { reworded } from './reworded'
import { suspending } from './suspending'

/** Why an action that is asked about may be taken, said before it is. `decides` tells the rules that decide. */
export function permitted(t: Tale, decides: (rule: string) => boolean): readonly Saying[] {
  const s = stepOf(t)
  if (typeof s !== 'object') return []
  if ('activate' in s) return activation(t, s.activate, s.ability ?? 0, decides)
  if ('block' in s) return blocking(t, s.block)
  if ('attack' in s) return attacking(t, s.attack)
  if ('look' in s && 'at' in s) return looking(t, s.look, s.at)
  if ('look' in s && 'hand' in s && s.hand === s.look) return ownHand(t, s.look)
  if ('suspend' in s) return suspending(t, s.suspend)
  if ('play' in s && decides(PLAYING)) return playing(t)
  if ('ante' in s) return anting(t, s.ante)
  if ('cast' in s && s.phyrexian) return paidWithLife(t, s.cast, s.phyrexian)
  if ('cast' in s) return [...reworded(t, s.cast, s.targets ?? []), ...aimable(t, decides)]
  if ('pay' in s) {
    const all = Object.entries(s.pay)
    return all.flatMap(([p, n]) => affordable(t, p, n, all.length > 1))
  }
  return []
}

/** When a land may be played. */
const PLAYING = '116.2a'

/** «È la fase principale di Anna e la pila è vuota.» */
function playing(t: Tale): readonly Saying[] {
  const { active } = at(t).state.turn
  return isSorceryTime(at(t), active)
    ? [explain(t, phrase`è la fase principale ${del(player(t, active))} e la pila è vuota`, [PLAYING])]
    : []
}

/** «Airone è di Ambra, che può mettere in posta la carta.» */
function anting(t: Tale, label: string): readonly Saying[] {
  const id = at(t).state.cards[label] ?? label
  const owner = at(t).ask('owner', { object: id })
  if (owner === undefined) return []
  const text = phrase`${there(t, id)} è ${del(player(t, owner))}, che può mettere in posta la carta`
  return [
    say(
      t,
      text,
      stating(t, 'legality', 'ante').filter((rule) => rule !== '407.1'),
    ),
  ]
}

/** When an ability may be activated. */
const WHENEVER = '113.3b'
const WITH_PRIORITY = phrase`un'abilità si attiva ogni volta che si ha la priorità e se ne paga il costo, anche nel turno altrui`

/** An object as it is called when the action is to be taken. */
function activation(t: Tale, id: string, n: number, decides: (rule: string) => boolean): readonly Saying[] {
  const v = at(t)
  const object_ = v.state.cards[id] ?? id
  const { abilities, keywords } = v.characteristics(object_)
  const ability = abilities[n]
  if (!ability && keywords.some(({ keyword }) => keyword === 'equip')) return equipping(t, object_)
  if (ability?.type !== 'activated') return []
  const who = v.controller(object_)
  const lives = ability.cost.flatMap((c) =>
    c.pay === 'life' && typeof c.amount === 'number' ? affordable(t, who, c.amount) : [],
  )
  const taps = ability.cost.some((c) => c.pay === 'tap' || c.pay === 'untap')
  const sick = v.state.objects[object_]?.ready === false && v.characteristics(object_).types.includes('creature')
  const waits = namingOf(t, v, { type: 'ready', object: object_ })
  const tapped = tappedAlready(t, object_, ability.cost, decides)
  const free = sick && !taps && waits.some(decides) ? [unhindered(t, object_, waits, tapped.length === 0)] : []
  const loyal = ability.cost.some((c) => c.pay === 'loyalty') && decides('606.3') ? loyalty(t, object_) : []
  const whenever = decides(WHENEVER) ? [explain(t, WITH_PRIORITY, [WHENEVER])] : []
  return [...whenever, ...lives, ...free, ...loyal, ...tapped]
}

/** «Il costo non contiene {T} o {Q}: la debolezza da evocazione non conta», with the TAP where nothing else speaks of it. */
function unhindered(t: Tale, id: ObjectId, waits: readonly string[], alone: boolean): Saying {
  const costless = phrase`il costo non contiene {T} o {Q}: la debolezza da evocazione non conta`
  if (!alone || !at(t).state.objects[id]?.tapped) return say(t, costless, waits)
  const x = there(t, id)
  const text = phrase`${costless}, e nemmeno che ${x} sia ${agree('TAPpato', x)}`
  return { ...say(t, text, [...waits, '107.5']), whole: true }
}

/**
 * «Maga non è una creatura: la debolezza da evocazione non la riguarda.» «Ora è la fase principale di Aldo, la pila è vuota e …» Where another
 * planeswalker has been used this turn it is said instead that each has its own abilities counted.
 */
function loyalty(t: Tale, id: ObjectId): readonly Saying[] {
  const v = at(t)
  const who = v.controller(id)
  const { number } = v.state.turn
  const used = v.state.shared.battlefield.some((other) => v.state.objects[other]?.loyaltyUsed === number)
  if (used) return v.state.objects[id]?.loyaltyUsed === number ? [] : youngWalker(t, id, [])
  if (!isSorceryTime(v, who)) return []
  const x = there(t, id)
  const now = phrase`è la fase principale ${del(player(t, who))}, la pila è vuota`
  return [
    ...youngWalker(t, id),
    say(t, phrase`${now} ${ed(phrase`in questo turno non è stata attivata nessun'abilità ${del(x)}`)}`, ['606.3']),
  ]
}

/** Of what is TAPped already: «Driade è TAPpata, ma il costo non contiene {T}», «…, come chiede {Q}». */
function tappedAlready(
  t: Tale,
  id: ObjectId,
  cost: readonly Cost[],
  decides: (rule: string) => boolean,
): readonly Saying[] {
  const x = there(t, id)
  if (!at(t).state.objects[id]?.tapped || !decides('107.5') || cost.some(({ pay }) => pay === 'tap')) return []
  return cost.some(({ pay }) => pay === 'untap')
    ? [{ ...say(t, phrase`${x} è ${agree('TAPpato', x)}, come chiede il costo {Q}`, ['107.6']), decides: true }]
    : [say(t, phrase`${x} è ${agree('TAPpato', x)}, ma il costo non contiene {T}`, ['107.5'])]
}

const wasUntapped = (t: Tale, id: string): boolean =>
  t.evaluation.trace?.happenings.some(
    ({ event: e, fate }) => e.type === 'untap' && e.object === id && fate === 'happened',
  ) === true

/** What counters do by being there. */
const COUNTERS = /^122\./

/** «Il segnalino stordimento di Orso se ne va solo al posto di uno STAP: Orso è STAPpato e può attaccare.» */
const attacking = (t: Tale, attack: Readonly<Record<string, string>>): readonly Saying[] =>
  Object.entries(attack).flatMap(([label, target]) => {
    const id = at(t).state.cards[label] ?? label
    const o = at(t).state.objects[id]
    const n = o?.counters.stun ?? 0
    const x = there(t, id)
    const by = o && at(t).controller(id)
    if (o?.ready && by !== undefined && by !== o.owner)
      return [
        say(
          t,
          phrase`${player(t, by)} controlla ${x} dall'inizio del turno: ${x} può attaccare`,
          namingOf(t, at(t), { type: 'ready', object: id }),
        ),
      ]
    if (!o || n === 0 || o.tapped) return []
    const counters = n === 1 ? phrase`il segnalino stordimento` : phrase`ogni segnalino stordimento`
    const allow = n === 1 ? phrase`il segnalino stordimento non vieta` : phrase`i segnalini stordimento non vietano`
    return [
      say(
        t,
        // Only for who believes it has one become untapped that has such a counter.
        wasUntapped(t, id)
          ? phrase`${allow} di attaccare: ${x} è ${agree('STAPpato', x)}`
          : phrase`${counters} ${del(x)} se ne va solo al posto di uno STAP: ${x} è ${agree('STAPpato', x)} e può attaccare`,
        [
          ...namingOf(t, at(t), { type: 'attacks', object: id, target }),
          ...stating(t, 'replacement', 'untap').filter((rule) => COUNTERS.test(rule)),
        ],
      ),
    ]
  })

/** What lets these creatures block: each of the rules that could have forbidden it. */
function blocking(t: Tale, block: Readonly<Record<string, string | readonly string[]>>): readonly Saying[] {
  const v = at(t)
  const idOf = (label: string): ObjectId => v.state.cards[label] ?? label
  const has = (id: ObjectId, k: string): boolean => v.characteristics(id).keywords.some((x) => x.keyword === k)
  const flying = stating(t, 'legality', 'block', 'flying')
  const pairs = Object.entries(block).flatMap(([b, to]) => [to].flat().map((a) => [idOf(b), idOf(a)] as const))
  const said = pairs.flatMap(([b, a]): readonly Saying[] => {
    const [blocker, attacker] = [there(t, b), there(t, a)]
    const out: Saying[] = []
    if (has(a, 'shadow') && has(b, 'shadow'))
      out.push(
        explain(
          t,
          phrase`chi ha ombra blocca solo chi ha ombra: ${attacker} ${ed(blocker)} ce l'hanno, e il blocco è permesso`,
          stating(t, 'legality', 'block', 'shadow'),
        ),
      )
    if (has(a, 'flying') && has(b, 'reach'))
      out.push(
        say(
          t,
          phrase`chi ha volare si può bloccare con volare o con raggiungere: ${blocker} ha raggiungere, che non è volare`,
          [...flying, ...answering(t, 'blocksFlying')],
        ),
      )
    else if (has(a, 'flying') && has(b, 'flying')) {
      const alike = pairs.flatMap(([x, y]) => (y === a && has(x, 'flying') && !has(x, 'reach') ? [x] : []))
      const all = [attacker, ...alike.map((x) => there(t, x))]
      if (alike[0] === b) out.push(say(t, phrase`${and(all)} hanno volare: il blocco è permesso`, flying))
    } else if (has(a, 'reach'))
      out.push(
        say(t, phrase`${attacker} ha raggiungere, che non limita chi può bloccare`, [
          ...stating(t, 'query', 'blocksFlying'),
          ...flying,
        ]),
      )
    return out
  })
  const attackers = [...new Set(pairs.map(([, a]) => a))].filter((a) => has(a, 'menace'))
  const menace = (answering(t, 'leastBlockers').length ? attackers : []).map((a) => {
    const who = pairs.filter(([, x]) => x === a).map(([b]) => there(t, b))
    const n = v.characteristics(a).keywords.filter((k) => k.keyword === 'menace').length
    // More instances count as one, and that one asks for two: without the second rule nobody sees why these are enough.
    return n > 1
      ? say(
          t,
          phrase`${there(t, a)} ha ${figure(n)} istanze di minacciare, che valgono una e chiedono ${figure(2)} bloccanti: ${and(who)} ${verb('basta', who)}`,
          answering(t, 'leastBlockers', 'redundant'),
        )
      : say(
          t,
          phrase`${there(t, a)} ha minacciare, che chiede ${figure(2)} bloccanti: ${and(who)} ${verb('basta', who)}`,
          answering(t, 'leastBlockers'),
        )
  })
  // From whom a blocker is protected it may block all the same.
  const safe = pairs.some(([b, a]) => wardedOff(v, { id: b, noun: there(t, b) }, { id: a, noun: there(t, a) }))
  const things = (ids: readonly ObjectId[]) => [...new Set(ids)].map((id) => there(t, id))
  const aloft = things(pairs.flatMap(([b, a]) => (has(b, 'flying') && !has(a, 'flying') ? [b] : [])))
  const sick = pairs.flatMap(([b]) => (v.state.objects[b]?.ready === false ? [b] : []))
  return [
    ...said,
    ...(aloft.length > 0 ? [say(t, unlimited(aloft), flying)] : []),
    ...(sick.length > 0
      ? [
          say(t, restless(t, [...new Set(sick)]), [
            ...sick.slice(0, 1).flatMap((id) => namingOf(t, v, { type: 'ready', object: id })),
            ...answering(t, 'blocksAtMost'),
          ]),
        ]
      : []),
    ...(safe ? [{ ...explain(t, unguarding, ['702.16f']), decides: true as const }] : []),
    ...menace,
  ]
}
