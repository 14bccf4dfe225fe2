import 'server-only'

/** Why what is done about decks was not done. */
export type DeckCode =
  /** A deck has as many questions as there may be. */
  | 'deck-full'
  /** Behind no place of the deck. */
  | 'bad-place'
  /** A question of one's own that was never made one. */
  | 'own-draft-only'
