import type { Announcing, Choice, ChoiceKind, Piles } from '../../kernel/action'
import { COLORS } from '../../kernel/words'
import { either } from '../../language/either'
import { exactly } from '../../language/named'
import {
  type Form,
  list,
  mention,
  oneOf,
  optional,
  pattern,
  record,
  type Schema,
  shape,
  tagged,
  text,
  yes,
} from '../../language/schema'
import { count, number, zoneName } from '../../language/words'
import { announcement } from './action'
import { player, target, thing } from './object'

const some = either(thing, list(thing))

const answering = <const C extends ChoiceKind, A extends Form>(choose: C, answer: A, of: Schema<string> = text) =>
  shape({ choose: oneOf([choose]), player: optional(player), of: optional(of), answer })

/** Cards that a choice names: by their label, or `card`, `card/2` where they have none. */
const card = either(pattern(/^card(\/\d+)?$/, 'card, or a label'), thing)
const cards = list(card)
const piles = exactly<Piles>()(shape({ top: optional(cards), bottom: optional(cards), graveyard: optional(cards) }))
const announcing = exactly<Announcing>()(shape({ cast: yes, ...announcement }))

const kinds = {
  shuffle: answering('shuffle', cards),
  scry: answering('scry', piles),
  surveil: answering('surveil', piles),
  search: answering('search', cards),
  order: answering('order', cards),
  discard: answering('discard', cards),
  random: answering('random', cards),
  take: answering('take', cards),
  commander: answering('commander', oneOf(['command', 'stay']), thing),
  mulligan: answering('mulligan', oneOf(['keep', 'mulligan'])),
  replacement: answering('replacement', mention('effect')),
  prevention: answering('prevention', list(target), mention('effect')),
  'assign-damage': answering('assign-damage', either(shape({ most: target }), record(target, count)), thing),
  'trigger-order': answering('trigger-order', list(thing)),
  legend: answering('legend', thing),
  target: answering('target', either(oneOf(['none']), target), thing),
  sacrifice: answering('sacrifice', some, text),
  exile: answering('exile', some, thing),
  x: answering('x', count, thing),
  cast: answering('cast', either(oneOf(['no']), announcing), thing),
  color: answering('color', oneOf(COLORS)),
  modes: answering('modes', list(count)),
  divide: answering('divide', record(target, count), thing),
  piles: answering('piles', cards),
  pile: answering('pile', oneOf(['first', 'second'])),
  attach: answering('attach', target, thing),
  copy: answering('copy', either(oneOf(['none']), thing), thing),
  distribution: answering('distribution', record(mention('player'), number)),
  may: answering('may', oneOf(['yes', 'no'])),
  pick: answering('pick', list(target)),
  goes: answering('goes', zoneName, thing),
} satisfies { readonly [C in ChoiceKind]: unknown }

/** One scripted answer: it meets the first request of its kind, and of its player and object when they are given. */
export const choice: Schema<Choice> = tagged('choose', () => kinds)
