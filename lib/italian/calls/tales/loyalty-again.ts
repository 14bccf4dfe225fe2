import { al, count, del, puntiVita, say, sul, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const loyaltyAgain: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`La pila è vuota, è la mia fase principale: tolgo ${t.number('cost')} segnalini fedeltà ${al(t.thing('name'))} e guadagno ${puntiVita(t.number('amount'))}.`,
    },
    { by: 'N', says: say`Un'abilità di fedeltà l'hai già attivata in questo turno. Basta così.` },
  ],
  // Which of its abilities it is the players say by what it costs.
  matter: {
    ask: (t) =>
      say`${t.player('A')} può ora attivare l'abilità ${del(t.thing('name'))} che toglie ${t.number('cost')} segnalini fedeltà?`,
    ruled: (t, may) => say`${t.player('A')} ${verbatim(may ? 'può' : 'non può')} attivare quell'abilità.`,
  },
  facts: {
    before: {
      ask: () => say`Di quale planeswalker era l'abilità già attivata in questo turno?`,
      said: (t, before) =>
        before === 'same'
          ? say`${del(t.thing('name'))}: aggiungeva 1 segnalino e faceva guadagnare ${puntiVita(1)}.`
          : say`Di Maga, un altro planeswalker che ${t.player('A')} controlla: faceva guadagnare ${puntiVita(1)}.`,
    },
    enough: {
      ask: (t) => say`Quanti segnalini fedeltà ci sono adesso ${sul(t.thing('name'))}?`,
      said: (t, enough) => say`${count(t.number('cost') - (enough ? 0 : 1), 'segnalino')}.`,
    },
  },
}
