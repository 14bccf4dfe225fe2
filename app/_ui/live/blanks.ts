import type { BoxView, CardView, SeatView, TableView } from '#lib/italian/views'

/** The letter of a box, in the order in which they are asked: A, B, C. */
export const letterOf = (n: number): string => String.fromCharCode(65 + n)

/** A table to complete, with the letter of each box on the player or the card that it is about. */
export function withBlanks(table: TableView, boxes: readonly Pick<BoxView, 'of'>[]): TableView {
  const lettersOf = (id: string): readonly string[] =>
    boxes.flatMap(({ of }, n) => (of === id ? [`${letterOf(n)}?`] : []))
  const seat = (one: SeatView): SeatView => {
    const letters = lettersOf(one.player)
    return letters.length === 0 ? one : { ...one, change: letters.join(' ') }
  }
  const card = (one: CardView): CardView => {
    const letters = lettersOf(one.id)
    return letters.length === 0 ? one : { ...one, counters: [...letters, ...one.counters] }
  }
  return {
    ...table,
    seats: table.seats.map(seat),
    lanes: table.lanes.map((lane) => ({ ...lane, attacker: card(lane.attacker), blockers: lane.blockers.map(card) })),
    rows: Object.fromEntries(Object.entries(table.rows).map(([player, cards]) => [player, cards.map(card)])),
  }
}
