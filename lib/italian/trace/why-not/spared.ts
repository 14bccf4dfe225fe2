import type { NearMiss, PlayerId } from '#lib/rules/index'
import {
  counted,
  dal,
  danni,
  del,
  figure,
  il,
  type Noun,
  name,
  type Phrase,
  phrase,
  sul,
  un,
  verb,
  verbatim,
} from '../../grammar/index'
import { holderOf, thingOf } from '../../names/people'
import { cardTypes, segnalini } from '../../names/terms'
import { object, player, type Tale } from '../telling/context'

type Missed<T extends NearMiss['missed']['type']> = Extract<NearMiss['missed'], { type: T }>

/** «Il danno segnato su Orso è 3 e la costituzione è 6: Orso resta sul campo di battaglia.» */
export function sparedMiss(t: Tale, { kept }: NearMiss, { object: id }: Missed<'dies'>): Phrase | undefined {
  const orso = object(t, id)
  if (kept.by === 'number')
    return phrase`il danno segnato ${sul(orso)} è ${figure(kept.has)} e la costituzione è ${figure(kept.needs)}: ${orso} resta sul campo di battaglia`
  if (kept.by !== 'type') return undefined
  return phrase`tocco letale fa distruggere solo creature: ${orso} non è ${un(cardTypes[kept.asked].it)} e resta sul campo di battaglia`
}

/** The commander of so much of whose damage count is kept. */
function strikerOf(t: Tale, id: PlayerId, damage: number): Noun {
  const { state } = t.view(t.frames.length - 1)
  const counted = Object.entries(state.players[id]?.tallies?.damage ?? {})
  const card = counted.find(([, n]) => n === damage)?.[0]
  return card === undefined ? name('un comandante', 'm') : thingOf(t.people, state.cards[card] ?? card)
}

/** «I 7 danni dell'abilità di Angelo non sono da combattimento»: what a commander has dealt and is not of the count that comes nearest to 21. */
export function uncounted(t: Tale, { missed, kept }: NearMiss): Phrase | undefined {
  if (missed.type !== 'loses' || missed.reason !== 'commander-damage' || kept.by !== 'number') return undefined
  const { player: id } = missed
  const most = strikerOf(t, id, kept.has)
  const [other, ...more] = (t.evaluation.trace?.happenings ?? []).flatMap(({ event: e, fate, batch }) => {
    if (e.type !== 'damage' || e.target !== id || fate !== 'happened') return []
    const { state } = t.view(batch - 1)
    const card = state.objects[e.source]?.card
    const own = object(t, e.source)
    return card !== undefined && state.commanders?.includes(card) && !(e.combat && own.text === most.text)
      ? [{ ...e, own }]
      : []
  })
  if (other === undefined || more.length > 0) return undefined
  const dealt = counted(other.amount, 'danno')
  const all = other.combat
    ? phrase`${il(dealt)} ${del(other.own)}`
    : phrase`${il(dealt)} dell'abilità ${del(other.own)}`
  const apart =
    other.own.text === most.text
      ? verbatim('')
      : phrase`${verbatim(other.combat ? '' : ' e')} non si ${verb('somma', dealt)} a quelli ${del(most)}`
  const kind = other.combat ? verbatim('') : phrase` non ${verb('è', dealt)} da combattimento`
  return phrase`${all}${kind}${apart}`
}

/** «Nora ha 8 segnalini veleno e si perde con 10: Nora resta in partita.» */
export function remainsMiss(t: Tale, { kept }: NearMiss, { player: id, reason }: Missed<'loses'>): Phrase | undefined {
  const who = player(t, id)
  const holder = holderOf(t.people, id)
  if (kept.by === 'undrawn')
    return phrase`un grimorio vuoto da solo non fa perdere: ${who} non ha tentato di pescare dal grimorio vuoto e resta in partita`
  if (kept.by !== 'number') return undefined
  const { has, needs } = kept
  if (reason === 'poison')
    return phrase`${il(holder)} ha ${segnalini(has, 'poison')} e si perde con ${figure(needs)}: ${who} resta in partita`
  if (reason === 'commander-damage')
    return phrase`${who} ha subito ${danni(has)} da combattimento ${dal(strikerOf(t, id, has))} e si perde con ${figure(needs)} dallo stesso comandante: resta in partita`
  return phrase`al controllo delle azioni generate dallo stato il totale ${del(holder)} è ${figure(has)}, ${verbatim(`più di ${figure(needs)}`)}: ${il(holder)} resta in partita`
}
