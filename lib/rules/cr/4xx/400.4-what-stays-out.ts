import type { Characteristics } from '../../kernel/card'
import type { EventOf } from '../../kernel/events'
import { believes, cant, type Offer, replacement, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

/** What is said by the face with which a card would arrive. */
const arriving = (v: View, { object, facing }: EventOf<'move'>): Characteristics =>
  facing?.faceDown ?? (facing?.up && v.state.objects[object]?.sides?.other) ?? v.characteristics(object)

const isSpellCard = (v: View, e: EventOf<'move'>): boolean =>
  e.to === 'battlefield' && arriving(v, e).types.some((t) => t === 'instant' || t === 'sorcery')

/** To the graveyard, as some believe, instead of staying where it is. */
const toGraveyard = (v: View, e: EventOf<'move'>): readonly Offer[] => {
  const of = {
    id: '400.4a',
    effect: { moving: {}, to: 'battlefield', goes: 'graveyard' },
    controller: v.controller(e.object),
    timestamp: 0,
  } as const
  return isSpellCard(v, e) ? [{ of, apply: () => [{ ...e, to: 'graveyard' }] }] : []
}

/** An instant or sorcery card that would enter the battlefield stays in the zone where it is. */
export const whatStaysOut = room(
  '400.4',
  'What stays out of a zone',
  [cant('400.4a', 'move', isSpellCard)],
  [believes('instant-put-onto-battlefield', replacement('400.4a', 'move', toGraveyard))],
)
