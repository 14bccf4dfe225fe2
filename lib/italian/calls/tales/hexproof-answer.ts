import { al, lo, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const hexproofAnswer: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Con Rovina distruggo ${t.thing('name')}.` },
    { by: 'A', says: say`Ho dato anti-malocchio ${al(t.thing('name'))}: Rovina non ${lo(t.thing('name'))} distrugge.` },
  ],
  // Whether the spell resolves is what decides.
  matter: {
    ask: (t) => say`${t.thing('name')} resta sul campo di battaglia?`,
    ruled: (t, stays) => say`${t.thing('name')} ${verbatim(stays ? 'resta' : 'non resta')} sul campo di battaglia.`,
  },
  facts: {
    aims: {
      ask: () => say`Che cosa dice di preciso Rovina?`,
      said: (_, aims) => (aims ? say`Distruggi una creatura bersaglio.` : say`Distruggi tutte le creature.`),
    },
    when: {
      ask: (t) => say`Quando ${t.thing('name')} ha ottenuto anti-malocchio?`,
      said: (t, when) =>
        when === 'response'
          ? say`In risposta a Rovina.`
          : say`Mai: quando ${t.player('A')} ci ha provato, Rovina si era già risolta.`,
    },
    lost: {
      // Not whether anything else has happened: that might save the creature from whatever destroys it.
      ask: (t) => say`Prima che Rovina si risolvesse ${t.thing('name')} ha perso anti-malocchio?`,
      said: (_, lost) => (lost ? say`Sì, con Eco.` : say`No.`),
    },
  },
}
