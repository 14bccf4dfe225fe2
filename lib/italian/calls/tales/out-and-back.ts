import { agree, lo, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const outAndBack: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Con ${t.thing('spell')} distruggo ${t.thing('name')}.` },
    {
      by: 'A',
      says: say`In risposta esilio ${t.thing('name')} con Specchio, poi ${lo(t.thing('name'))} rimetto subito sul campo di battaglia: è ${agree('salvo', t.thing('name'))}.`,
    },
  ],
  facts: {
    token: {
      ask: (t) => say`${t.thing('name')} è una carta o una pedina?`,
      said: (_, token) => (token ? say`Una pedina.` : say`Una carta.`),
    },
    aims: {
      ask: (t) => say`Che cosa dice di preciso ${t.thing('spell')}?`,
      said: (_, aims) => (aims ? say`Distruggi una creatura bersaglio.` : say`Distruggi tutte le creature.`),
    },
  },
}
