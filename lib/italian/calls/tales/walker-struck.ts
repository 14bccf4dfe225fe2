import { al, count, danni, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const walkerStruck: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('name')} ha tocco letale, ha attaccato e ha inflitto ${danni(t.number('power'))}. Poi Scintilla: ${t.thing('walker')} non c'è più.`,
    },
    {
      by: 'N',
      says: say`${t.thing('walker')} aveva ${count(t.number('power') + t.number('spell'), 'segnalino')} fedeltà: per me resta sul campo di battaglia.`,
    },
  ],
  facts: {
    at: {
      ask: (t) => say`Contro chi o che cosa ha attaccato ${t.thing('name')}?`,
      said: (t, at) => (at === 'walker' ? say`Contro ${t.thing('walker')}.` : say`Contro ${t.player('N')}.`),
    },
    dealt: {
      ask: (t) => say`Quanti danni ha inflitto Scintilla ${al(t.thing('walker'))}?`,
      said: (t, dealt) =>
        say`${danni(t.number('spell') + (dealt === 'all' ? t.number('power') : dealt === 'less' ? -1 : 0))}.`,
    },
  },
}
