import type { AwayView, BoxView } from '#lib/italian/views'
import { Card } from '../table/card'
import { lettered } from './blanks'

interface AwayProps {
  readonly away: readonly AwayView[] | undefined
  readonly boxes?: readonly Pick<BoxView, 'of'>[]
}

/** The cards that a question tells of and that lie nowhere on its table, with what they cost and what they say. */
export function Away({ away = [], boxes = [] }: AwayProps) {
  if (away.length === 0) return null
  return (
    <div className="table-away">
      {away.map(({ where, cards }) => (
        <section key={where} aria-label={where}>
          <p className="label">{where}</p>
          <div className="row">
            {cards.map((card) => (
              <Card key={card.id} card={lettered(card, boxes)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
