import type { Card } from '#lib/rules/index'

const basic = <S extends string>(slug: S, en: string, it: string): Card & { readonly slug: S } => ({
  slug,
  name: { en, it },
  supertypes: ['basic'],
  types: ['land'],
  subtypes: [en],
})

export const plains = basic('plains', 'Plains', 'Pianura')
export const island = basic('island', 'Island', 'Isola')
export const swamp = basic('swamp', 'Swamp', 'Palude')
export const mountain = basic('mountain', 'Mountain', 'Montagna')
export const forest = basic('forest', 'Forest', 'Foresta')
