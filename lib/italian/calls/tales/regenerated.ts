import { lo, ptChange, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const regenerated: CallWords = {
  story: (t) => [
    { by: 'A', says: say`Ho rigenerato ${t.thing('name')}: resta sul campo di battaglia.` },
    { by: 'N', says: say`No, con Rovina ${lo(t.thing('name'))} mando nel cimitero.` },
  ],
  facts: {
    when: {
      ask: () => say`Quando c'è stata la rigenerazione?`,
      said: (_, when) =>
        when === 'before' ? say`Prima che Rovina si risolvesse.` : say`Dopo, quando Rovina si era già risolta.`,
    },
    how: {
      ask: () => say`Che cosa dice di preciso Rovina?`,
      said: (t, how) =>
        how === 'shrink'
          ? say`Una creatura bersaglio prende ${ptChange(-t.number('toughness'), -t.number('toughness'))} fino alla fine del turno.`
          : how === 'sacrifice'
            ? say`Un giocatore bersaglio sacrifica una creatura. ${t.player('A')} ha soltanto ${t.thing('name')}.`
            : say`Distruggi una creatura bersaglio.`,
    },
    used: {
      ask: (t) => say`Prima di Rovina la rigenerazione ha già salvato ${t.thing('name')}?`,
      said: (_, used) => (used ? say`Sì, da Lampo.` : say`No.`),
    },
  },
}
