import { type Ability, type GameObject, isSorceryTime, type PlayerId } from '#lib/rules/index'
import { del, lo, type Phrase, phrase, un, verbatim } from '../../../grammar/index'
import { cardTypes } from '../../../names/terms'
import { player, type Saying, type Tale } from '../context'
import { forbidsCasting } from '../refused/banning'
import { at, explain, idOf, there } from './beforehand'

/** That a card may be suspended as it could begin to be cast, and when that is. */
const AS_CAST: readonly string[] = ['702.62a', '117.1a']

/** Why a card may be suspended: that it could begin to be cast now, and that whatever forbids to cast does not concern it. */
export function suspending(t: Tale, label: string): readonly Saying[] {
  const id = idOf(t, label)
  const who = at(t).ask('owner', { object: id })
  if (who === undefined) return []
  const { types } = at(t).characteristics(id)
  const now = types.includes('instant')
    ? asInstant(t, id, who)
    : types.includes('sorcery') && isSorceryTime(at(t), who)
      ? asSorcery(t, id, who)
      : undefined
  return now ? [{ ...explain(t, now, AS_CAST), whole: true }, ...spared(t, who)] : []
}

/** «Scarica è un istantaneo: Nino, che ha la priorità, può cominciare a lanciarla, e perciò può anche sospenderla.» */
function asInstant(t: Tale, id: string, who: PlayerId): Phrase {
  const x = there(t, id)
  const may = verbatim(`, che ha la priorità, può cominciare a lanciar${lo(x)}, e perciò può anche sospender${lo(x)}`)
  return phrase`${x} è ${un(cardTypes.instant.it)}: ${player(t, who)}${may}`
}

/** «Come stregoneria Bufera si sospende quando si può cominciare a lanciarla: è la fase principale di Ambra e la pila è vuota.» Whether it could be paid is not asked. */
function asSorcery(t: Tale, id: string, who: PlayerId): Phrase {
  const x = there(t, id)
  const now = phrase`è la fase principale ${del(player(t, who))} e la pila è vuota`
  const when = verbatim(`quando si può cominciare a lanciar${lo(x)}`)
  return phrase`come ${cardTypes.sorcery.it} ${x} si sospende ${when}: ${now}`
}

/** «Il divieto di Sigillo riguarda solo le magie creatura.» «Il divieto di Sigillo riguarda solo gli avversari di Noemi.» */
const spared = (t: Tale, who: PlayerId): readonly Saying[] =>
  at(t).state.shared.battlefield.flatMap((id) => {
    const ban = at(t).characteristics(id).abilities.find(forbidsCasting)
    const only = ban && onlyFor(t, at(t).state.objects[id], ban, who)
    return only ? [explain(t, phrase`il divieto ${del(there(t, id))} riguarda solo ${only}`, ['702.62c'])] : []
  })

/** What a ban on casting is about, where that is less than everything. */
function onlyFor(t: Tale, by: GameObject | undefined, ban: Ability, who: PlayerId): Phrase | undefined {
  const [cant] = ban.type === 'static' ? ban.effects.flatMap((e) => ('cant' in e && e.cant === 'cast' ? [e] : [])) : []
  const types = cant?.what?.types ?? []
  if (types.length > 0) return verbatim(['le magie', ...types.map((type) => cardTypes[type].it.text)].join(' '))
  return cant?.player === 'opponent' && by?.controller === who
    ? phrase`gli avversari ${del(player(t, who))}`
    : undefined
}
