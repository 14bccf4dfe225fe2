import type { Reasons } from './setting'

/** Reasons that rules about permanents give. */
export const permanentRules: Readonly<Record<string, Reasons>> = {
  '110.4b': { no: 'una terra si gioca e non diventa mai una magia' },
  '116.2a': { yes: 'una terra si gioca con la pila vuota nella propria fase principale' },
  '111.8': { no: 'una pedina che ha lasciato il campo di battaglia non torna' },
  '702.37e': {
    yes: 'chi ha la priorità può girare la creatura in ogni momento, pagando il costo di metamorfosi',
    no: 'senza metamorfosi la creatura non si può girare a faccia in su',
  },
  '707.2': {
    yes: 'la copia prende la costituzione che sta scritta sulla carta',
    no: 'la copia non prende i segnalini',
  },
  '110.5d': { no: 'in esilio non ci sono permanenti da girare' },
}
