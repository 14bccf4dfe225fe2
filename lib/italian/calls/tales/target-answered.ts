import { al, and, danni, puntiVita, say, sul } from '../../grammar/index'
import type { CallWords } from '../tale'

export const targetAnswered: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('spell')} infligge ${danni(t.number('damage'))} ${al(t.thing('name'))} e altri ${t.number('damage')} a te, che avevi ${puntiVita(t.number('damage'))}. Hai perso.`,
    },
    { by: 'N', says: say`Ho risposto con Nebbia ${sul(t.thing('name'))}: ${t.thing('spell')} non fa niente.` },
  ],
  facts: {
    answer: {
      ask: () => say`Che cosa ha fatto Nebbia?`,
      said: (t, answer) =>
        answer === 'exile'
          ? say`Ha esiliato ${t.thing('name')}.`
          : answer === 'hexproof'
            ? say`Ha dato anti-malocchio ${al(t.thing('name'))}.`
            : say`Ha reso indistruttibile ${t.thing('name')}.`,
    },
    targets: {
      ask: (t) => say`Che cosa bersaglia ${t.thing('spell')}?`,
      said: (t, targets) =>
        targets === 1
          ? say`Soltanto ${t.thing('name')}: gli altri danni vanno a ogni avversario.`
          : say`Una creatura e un giocatore, cioè ${and([t.thing('name'), t.player('N')])}.`,
    },
  },
}
