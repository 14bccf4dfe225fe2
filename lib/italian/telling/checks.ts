import { comprehensiveRules, type EventOf, type ObjectId, type PlayerId } from '#lib/rules/index'
import { and, del, ed, figure, il, name, type Phrase, phrase, sentence, sul, verb, verbatim } from '../grammar/index'
import { hasTotal, holderOf } from '../people'
import { segnalini } from '../terms'
import { citing, holds, object, player, poolOf, type Saying, type Tale } from './context'
import { type Node, rulesOf } from './tree'

type Loss = Node<EventOf<'loseGame'>>

/** When the check happens: after a payment the next thing would be priority; for who believes it, at once. */
function opening(t: Tale, paid: boolean): { readonly when: Phrase; readonly atOnce: boolean } {
  const atOnce =
    (t.evaluation.rules as ReadonlyMap<string, unknown>).get('704.3') !==
    (comprehensiveRules as ReadonlyMap<string, unknown>).get('704.3')
  if (atOnce) return { when: verbatim(''), atOnce }
  return {
    when: verbatim(
      paid ? 'prima che un giocatore riceva priorità, ' : 'al controllo delle azioni generate dallo stato ',
    ),
    atOnce,
  }
}

/** Players who lose together: «Al controllo delle azioni generate dallo stato Nora ha 0 punti vita e perde la partita.» */
export function losses(t: Tale, roots: readonly Loss[], paid: boolean): readonly Saying[] {
  const told = new Set<string>()
  return roots.flatMap((n): readonly Saying[] => {
    const e = n.h.event
    const nora = player(t, e.player)
    const base = { rules: n.h.fate === 'impossible' ? rulesOf(n) : n.h.rules, batch: n.h.batch }
    if (n.h.fate === 'impossible') return [{ ...base, sentence: sentence(phrase`${nora} non può perdere la partita`) }]
    if (e.reason === 'concede') return [{ ...base, sentence: sentence(phrase`${nora} concede e perde la partita`) }]
    if (e.reason === 'effect') return [{ ...base, sentence: sentence(phrase`${nora} perde la partita`) }]
    const pool = poolOf(t, e.player)
    if (told.has(`${pool}/${e.reason}`) && e.reason !== 'empty-library') return []
    told.add(`${pool}/${e.reason}`)
    return [{ ...base, sentence: loss(t, e, n.h.batch, opening(t, paid)) }]
  })
}

/** Somebody wins by an effect; who is left alone has won without more words. */
export function won(t: Tale, n: Node<EventOf<'winGame'>>): readonly Saying[] {
  const nora = player(t, n.h.event.player)
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if ('lastStanding' in n.h.event) return []
  const wins = n.h.fate === 'impossible' ? phrase`${nora} non può vincere la partita` : phrase`${nora} vince la partita`
  return [{ ...base, sentence: sentence(wins) }]
}

function loss(t: Tale, e: EventOf<'loseGame'>, batch: number, { when, atOnce }: ReturnType<typeof opening>): Phrase {
  const holder = e.reason === 'empty-library' ? player(t, e.player) : holderOf(t.people, e.player)
  const who = il(holder)
  const now = atOnce ? verbatim('perde subito la partita') : verbatim('perde la partita')
  const state = t.frames[batch - 1]
  const pool = poolOf(t, e.player)
  if (e.reason === 'empty-library') return sentence(phrase`${when}${who} ${now}`)
  if (e.reason === 'poison')
    return sentence(phrase`${when}${who} ha ${segnalini(state?.poison[pool] ?? 0, 'poison')} ${ed(now)}`)
  const life = state?.life[pool] ?? 0
  if (life < 0) return sentence(phrase`${when}${hasTotal(holder, life)}: ${who} ${now}`)
  return sentence(phrase`${when}${hasTotal(holder, life)} ${ed(now)}`)
}

/** «Il danno segnato su Orso è 3 e la costituzione è 2: un'azione generata dallo stato distrugge Orso.» */
export function destroyedByState(t: Tale, n: Node<EventOf<'destroy'>>): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const v = t.view(n.h.batch - 1)
  const marked = v.state.objects[id]?.damage ?? 0
  const toughness = v.characteristics(id).toughness ?? 0
  const base = { batch: n.h.batch, rules: [...n.h.rules, ...n.h.by] }
  const lethal = n.h.rules.includes('704.5g')
  if (n.h.fate === 'impossible') return [{ ...base, sentence: sentence(phrase`${orso} non può essere distrutto`) }]
  if (n.h.fate === 'replaced') {
    const reason = lethal
      ? phrase`${orso} ha danno letale`
      : phrase`${orso} ha subito danno da una fonte con tocco letale`
    return [
      {
        ...base,
        rules: n.h.rules,
        sentence: sentence(phrase`${reason}: un'azione generata dallo stato sta per distruggere ${orso}`),
      },
    ]
  }
  const reason = lethal
    ? phrase`il danno segnato ${sul(orso)} è ${figure(marked)} e la costituzione è ${figure(toughness)}`
    : n.h.rules.includes('704.5h')
      ? phrase`${orso} ha subito danno da una fonte con tocco letale`
      : phrase`${orso} ha costituzione ${figure(toughness)}`
  return [{ ...base, sentence: sentence(phrase`${reason}: un'azione generata dallo stato distrugge ${orso}`) }]
}

/** A permanent that a state-based action puts into a graveyard without destroying it. */
export function buriedByState(t: Tale, n: Node<EventOf<'move'>>): readonly Saying[] {
  const id = n.h.event.object
  const orso = object(t, id)
  const v = t.view(n.h.batch - 1)
  const owner = player(t, n.h.event.controller ?? v.state.objects[id]?.owner ?? 'A')
  const base = { batch: n.h.batch, rules: n.h.rules }
  if (n.h.rules.includes('704.5h'))
    return [
      {
        ...base,
        sentence: sentence(
          phrase`${orso} ha subito danno da una fonte con tocco letale e va nel cimitero ${del(owner)}`,
        ),
      },
    ]
  const toughness = v.characteristics(id).toughness ?? 0
  return [
    {
      ...base,
      sentence: sentence(
        phrase`${orso} ha costituzione ${figure(toughness)} e va nel cimitero ${del(owner)}: non è distruzione`,
      ),
    },
  ]
}

/** Creatures that would be destroyed if they could: lethal damage, or damage with deathtouch, of this batch. */
export function unharmed(t: Tale, batch: number): readonly Saying[] {
  const v = t.view(batch)
  const was = t.frames[batch - 1]
  const end = t.frames[t.last]
  return v.state.shared.battlefield.flatMap((id: ObjectId): readonly Saying[] => {
    const o = v.state.objects[id]
    const old = was?.objects[id]
    if (!o || o.damage === old?.damage || !v.impossible({ type: 'destroy', object: id })) return []
    if (end?.objects[id]?.zone !== 'battlefield') return []
    const toughness = v.characteristics(id).toughness ?? 0
    const lethal = toughness > 0 && o.damage >= toughness
    const before = old !== undefined && toughness > 0 && old.damage >= toughness
    if (before || (!lethal && !o.deathtouched)) return []
    const x = object(t, id)
    const keyword = v.characteristics(id).keywords.some((k) => k.keyword === 'indestructible')
    const reason = lethal ? verbatim('ha danno letale') : verbatim('ha subito danno da una fonte con tocco letale')
    const but = keyword ? verbatim('è indistruttibile') : verbatim('non può essere distrutto')
    return [
      {
        sentence: sentence(phrase`${x} ${reason}, ma ${but} e resta sul campo di battaglia`),
        rules: citing(t, keyword ? '702.12b' : '101.2'),
        batch,
      },
    ]
  })
}

/** Who came to 0 during an action and is above it, or cannot lose, when the check comes. */
export function stillInTheGame(t: Tale): readonly Saying[] {
  const end = t.view(t.last)
  const told = new Set<string>()
  return t.people.order.flatMap((p: PlayerId): readonly Saying[] => {
    const pool = poolOf(t, p)
    if (end.state.players[p]?.lost || told.has(pool)) return []
    told.add(pool)
    const during = t.frames.slice(t.first + 1, t.last + 1).map((f) => f.life[pool] ?? 0)
    const life = end.state.life[pool] ?? 0
    const limit = end.ask('lethalLife', { player: p })
    if (limit === undefined || !during.some((n) => n <= limit)) return []
    const holder = holderOf(t.people, p)
    const base = { batch: t.last }
    const has = hasTotal(holder, life)
    if (life > limit && t.last - t.first > 1)
      return [
        {
          ...base,
          rules: citing(t, '704.3', '119.6'),
          sentence: sentence(
            phrase`al controllo delle azioni generate dallo stato ${has} ${ed(verbatim('resta in partita'))}`,
          ),
        },
      ]
    if (life > limit || !end.impossible({ type: 'loseGame', player: p, reason: 'life' })) return []
    return [
      {
        ...base,
        rules: citing(t, '101.2', '704.5a'),
        sentence: sentence(phrase`${has}, ma ${il(holder)} non può perdere la partita`),
      },
    ]
  })
}

/** Creatures that had lethal damage during an action and, at the check, have a toughness that is greater. */
export function survivors(t: Tale): readonly Saying[] {
  const end = t.view(t.last)
  if (!holds(t, '704.5g')) return []
  return end.state.shared.battlefield.flatMap((id): readonly Saying[] => {
    const damage = end.state.objects[id]?.damage ?? 0
    const toughness = end.characteristics(id).toughness ?? 0
    if (damage === 0 || damage >= toughness) return []
    const doomed = t.frames.slice(t.first + 1, t.last).some((_, i) => {
      const v = t.view(t.first + 1 + i)
      const then = v.state.objects[id]?.damage ?? 0
      const size = v.characteristics(id).toughness ?? 0
      return size > 0 && then >= size && !v.impossible({ type: 'destroy', object: id })
    })
    if (!doomed) return []
    const x = object(t, id)
    return [
      {
        sentence: sentence(
          phrase`al controllo il danno segnato ${sul(x)} è ${figure(damage)} e la costituzione è ${figure(toughness)}: ${x} resta sul campo di battaglia`,
        ),
        rules: citing(t, '704.3', '120.6', '704.5g'),
        batch: t.last,
      },
    ]
  })
}

/** «La pedina Spirito non è sul campo di battaglia e cessa di esistere.» */
export function ceased(t: Tale, roots: readonly Node<EventOf<'cease'>>[]): readonly Saying[] {
  const names = roots.map((n) => object(t, n.h.event.object))
  const first = roots[0]
  if (!first) return []
  const many = names.length > 1
  const all = name(and(names), 'f', many ? 'p' : 's')
  return [
    {
      sentence: sentence(
        phrase`${verbatim(many ? 'le pedine' : 'la pedina')} ${all} non ${verb('è', all)} sul campo di battaglia ${ed(verb('cessa', all))} di esistere`,
      ),
      rules: rulesOf(...roots),
      batch: first.h.batch,
    },
  ]
}
