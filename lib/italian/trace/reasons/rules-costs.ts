import { either } from './parts'
import type { Reasons } from './setting'

/** Reasons about costs, and about when and what may be paid. */
export const costRuleReasons: Readonly<Record<string, Reasons>> = {
  '107.3b': { no: 'se il costo di mana non si paga, X vale 0' },
  '118.9a': { no: 'a una magia si applica un costo alternativo solo' },
  '601.2f': either('il costo totale è già fissato quando si paga'),
  '701.21a': { no: 'si sacrifica solo ciò che si controlla' },
  '702.119a': { yes: 'un valore di mana di 0 riduce il costo di 0' },
  '702.62c': { no: 'ora la carta non si può cominciare a lanciare' },
}
