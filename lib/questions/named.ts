import { type CardSlug, cards } from '#lib/cards/index'
import { type ObjectSpec, withCards } from '#lib/rules/index'

/** A card that has been printed, with what it says, as an object of a scenario. */
export const named = (id: string, card: CardSlug, more: Partial<ObjectSpec> = {}): ObjectSpec => {
  const { field } = withCards({ field: { A: [{ id, card, ...more }] } }, cards) as {
    readonly field: { readonly A: readonly [ObjectSpec] }
  }
  return field.A[0]
}

/** Mana that pays for a card that has been printed, without life for Phyrexian symbols (107.4f); none for a land. */
export const manaFor = (card: CardSlug): string => (named(card, card).cost ?? '').replaceAll('/P}', '}')
