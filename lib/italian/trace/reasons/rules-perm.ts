import { verbatim } from '../../grammar/index'
import { equipsAnother, hasUsedLoyalty } from './parts'
import type { Reasons, Setting } from './setting'

/** Reasons that rules about permanents give. */
export const permanentRules: Readonly<Record<string, Reasons>> = {
  '110.4b': { no: 'una terra si gioca e non diventa mai una magia' },
  '116.2a': { yes: 'una terra si gioca con la pila vuota nella propria fase principale' },
  '111.8': { no: 'una pedina che ha lasciato il campo di battaglia non torna' },
  '702.37e': {
    yes: 'chi ha la priorità può girare la creatura in ogni momento, pagando il costo di metamorfosi',
    no: 'senza metamorfosi né camuffare la creatura non si può girare a faccia in su',
  },
  '707.2': {
    yes: 'la copia prende la costituzione che sta scritta sulla carta',
    no: 'la copia non prende i segnalini',
  },
  '606.3': {
    yes: (s: Setting) =>
      verbatim(
        hasUsedLoyalty(s)
          ? 'il limite di una volta per turno vale per ciascun planeswalker'
          : 'la debolezza da evocazione riguarda solo le creature',
      ),
    no: (s: Setting) =>
      verbatim(
        hasUsedLoyalty(s)
          ? "in questo turno è già stata attivata un'abilità di fedeltà di quel planeswalker"
          : "un'abilità di fedeltà si attiva solo con la pila vuota",
      ),
  },
  '122.1d': {
    yes: 'un segnalino stordimento impedisce di STAPpare in ogni momento, e non di attaccare',
    no: 'il permanente TAPpato perde un segnalino stordimento invece di STAPparsi',
  },
  '702.6a': {
    yes: 'un Equipaggiamento già assegnato si può spostare',
    no: (s: Setting) =>
      verbatim(
        equipsAnother(s)
          ? 'si equipaggia solo una creatura che si controlla'
          : 'si equipaggia solo nella propria fase principale con la pila vuota',
      ),
  },
  '606.6': {
    yes: 'i segnalini fedeltà non sono meno di quelli da togliere',
    no: 'i segnalini fedeltà sono meno di quelli da togliere',
  },
  '110.5d': { no: 'in esilio non ci sono permanenti da girare' },
}
