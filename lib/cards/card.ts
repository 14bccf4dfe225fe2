import type { Card } from '#lib/rules/index'

/** A card as data; its slug is known to the types. */
export const card = <S extends string>(data: Card & { readonly slug: S }): Card & { readonly slug: S } => data
