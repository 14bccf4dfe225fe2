import type { Reasons } from './setting'

/** Reasons about costs, and about when and what may be paid. */
export const costRuleReasons: Readonly<Record<string, Reasons>> = {
  '107.3b': { no: 'se il costo di mana non si paga, X vale 0' },
  '107.5': { no: 'un permanente già TAPpato non può pagare {T}' },
  '118.3': { no: 'il mana non basta' },
  '118.7': { yes: 'la riduzione abbassa il costo, e il mana basta' },
  '118.8': { yes: 'il costo addizionale resta, e chi lancia la magia può pagarlo' },
  '118.9a': { yes: 'emergere è il solo costo alternativo', no: 'a una magia si applica un costo alternativo solo' },
  '601.2b': { yes: 'chi paga il costo di mana sceglie il valore di X' },
  '601.2f': {
    yes: 'il costo totale è già fissato quando si paga',
    no: 'il costo totale, una volta fissato, non cambia più',
  },
  '701.21a': {
    no: 'un sacrificio non è una distruzione',
    legal: {
      yes: 'si sacrifica ciò che si controlla, anche se è indistruttibile',
      no: 'si sacrifica solo ciò che si controlla',
    },
  },
  '702.119a': { yes: 'un valore di mana di 0 riduce il costo di 0' },
  '702.62c': { no: 'un divieto di lanciare la carta vale anche per chi la sospende' },
  '702.62a': { yes: 'ora la carta si può cominciare a lanciare', no: 'ora la carta non si può cominciare a lanciare' },
}
