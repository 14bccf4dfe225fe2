import type { EventOf } from '../../kernel/events'
import { isType } from '../../kernel/look'
import { believes, cant, type Offer, replacement, room } from '../../kernel/rule'
import type { View } from '../../kernel/view'

const isSpellCard = (v: View, { object, to }: EventOf<'move'>): boolean =>
  to === 'battlefield' && (isType(v, object, 'instant') || isType(v, object, 'sorcery'))

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
