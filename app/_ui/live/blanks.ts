import type { AwayView, BoxView, CardView, SeatView, SpellView, TableView } from '#lib/italian/views'

/** The letter of a box, in the order in which they are asked: A, B, C. */
export const letterOf = (n: number): string => String.fromCharCode(65 + n)

/** The letters of boxes about nothing that is drawn: what comes later, what is in no place that is seen, or what is of no object. */
export function offTable(
  table: TableView,
  boxes: readonly Pick<BoxView, 'of'>[],
  away: readonly AwayView[] = [],
): readonly string[] {
  const drawn = new Set([
    ...table.seats.map(({ player }) => player),
    ...table.lanes.flatMap(({ attacker, blockers }) => [attacker, ...blockers].map(({ id }) => id)),
    ...table.stack.map(({ id }) => id),
    ...Object.values(table.rows).flatMap((cards) => cards.map(({ id }) => id)),
    ...away.flatMap(({ cards }) => cards.map(({ id }) => id)),
  ])
  return boxes.flatMap(({ of }, n) => (of !== undefined && drawn.has(of) ? [] : [letterOf(n)]))
}

const lettersOf = (id: string, boxes: readonly Pick<BoxView, 'of'>[]): readonly string[] =>
  boxes.flatMap(({ of }, n) => (of === id ? [letterOf(n)] : []))

/** A card with the letters of the boxes that are about it. */
export function lettered(card: CardView, boxes: readonly Pick<BoxView, 'of'>[]): CardView {
  const blanks = lettersOf(card.id, boxes)
  // What a card says of itself stands for all that is drawn in it.
  return blanks.length === 0 ? card : { ...card, blanks, aria: `${card.aria} Da completare: ${blanks.join(', ')}.` }
}

/** A table to complete, with the letter of each box on the player, the card or the spell that it is about. */
export function withBlanks(table: TableView, boxes: readonly Pick<BoxView, 'of'>[]): TableView {
  const seat = (one: SeatView): SeatView => {
    const blanks = lettersOf(one.player, boxes)
    return blanks.length === 0 ? one : { ...one, blanks }
  }
  const card = (one: CardView): CardView => lettered(one, boxes)
  const spell = (one: SpellView): SpellView => {
    const blanks = lettersOf(one.id, boxes)
    return blanks.length === 0 ? one : { ...one, blanks }
  }
  return {
    ...table,
    seats: table.seats.map(seat),
    lanes: table.lanes.map((lane) => ({ ...lane, attacker: card(lane.attacker), blockers: lane.blockers.map(card) })),
    stack: table.stack.map(spell),
    rows: Object.fromEntries(Object.entries(table.rows).map(([player, cards]) => [player, cards.map(card)])),
  }
}
