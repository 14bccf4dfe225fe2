import { agree, al, ed, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const loneBlocker: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Blocco ${t.thing('name')} con ${t.thing('blocker')}.` },
    {
      by: 'A',
      says: say`${t.thing('name')} ha minacciare ${ed(t.thing('blocker'))} è appena ${agree('arrivato', t.thing('blocker'))}. Quel blocco non vale.`,
    },
  ],
  facts: {
    when: {
      ask: (t) => say`Quando ${t.thing('name')} ha ottenuto minacciare?`,
      said: (_, when) =>
        when === 'before' ? say`L'aveva già prima dell'attacco.` : say`Dopo il blocco, con Vessillo.`,
    },
    lost: {
      ask: (t) => say`Prima del blocco qualcosa ha tolto abilità ${al(t.thing('name'))}?`,
      said: (t, lost) => (lost ? say`Sì: con Eco ${t.thing('name')} ha perso minacciare.` : say`No.`),
    },
  },
}
