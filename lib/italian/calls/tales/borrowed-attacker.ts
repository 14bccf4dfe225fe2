import { agree, al, del, say, sul } from '../../grammar/index'
import type { CallWords } from '../tale'

export const borrowedAttacker: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Ti ho preso ${t.thing('name')}, che è ${agree('STAPpato', t.thing('name'))}, e adesso ti attacco con la tua stessa creatura.`,
    },
    { by: 'N', says: say`Calma: con la mia creatura non puoi.` },
  ],
  facts: {
    since: {
      ask: (t) => say`Da quando ${t.player('A')} controlla ${t.thing('name')}?`,
      said: (t, since) =>
        since === 'now'
          ? say`Da questo turno, con Malia.`
          : say`Dal turno scorso ${del(t.player('A'))}, e senza interruzioni.`,
    },
    haste: {
      ask: (t) => say`Qualcosa ha dato ${al(t.thing('name'))} un'abilità che fa attaccare subito?`,
      said: (_, haste) => (haste ? say`Sì: Slancio, che dà rapidità fino alla fine del turno.` : say`No.`),
    },
    printed: {
      ask: (t) => say`Che cosa c'è scritto ${sul(t.thing('name'))}?`,
      said: (_, printed) =>
        printed === 'defender' ? say`Difensore.` : printed === 'haste' ? say`Rapidità.` : say`Niente.`,
    },
  },
}
