import { agree, lo, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const flyerBlocked: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Ho bloccato ${t.thing('name')} con ${t.thing('blocker')}.` },
    {
      by: 'A',
      says: say`${t.thing('name')} vola: ${t.thing('blocker')} non ${lo(t.thing('name'))} poteva bloccare, e poi ${t.thing('blocker')} è appena ${agree('arrivato', t.thing('blocker'))}.`,
    },
  ],
  matter: {
    ask: () => say`Il blocco è valido?`,
    ruled: (_, stands) => say`Il blocco ${verbatim(stands ? 'è' : 'non è')} valido.`,
  },
  facts: {
    when: {
      ask: (t) => say`Quando ${t.thing('name')} ha ottenuto volare?`,
      said: (_, when) => (when === 'before' ? say`Volava già prima dell'attacco.` : say`Dopo il blocco, con Vortice.`),
    },
    reach: {
      ask: (t) => say`${t.thing('blocker')} ha abilità?`,
      said: (_, reach) => (reach ? say`Sì, raggiungere.` : say`No.`),
    },
  },
}
