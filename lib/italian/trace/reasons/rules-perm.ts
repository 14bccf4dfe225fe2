import type { Reasons } from './setting'

/** Reasons that rules about permanents give. */
export const permanentRules: Readonly<Record<string, Reasons>> = {
  '110.4b': { no: 'una terra si gioca e non diventa mai una magia' },
  '116.2a': { yes: 'una terra si gioca con la pila vuota nella propria fase principale' },
  '110.5d': { no: 'in esilio non ci sono permanenti da girare' },
}
