import { say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

const FROM: Readonly<Record<string, string>> = { R: 'dal rosso', B: 'dal nero', W: 'dal bianco' }
const IS: Readonly<Record<string, string>> = { R: 'rossa', B: 'nera', W: 'bianca' }

export const colorGuard: CallWords = {
  story: (t) => [
    {
      by: 'N',
      says: say`Dopo Marea sul campo di battaglia non resta nessuna creatura, nemmeno ${t.thing('name')}.`,
    },
    { by: 'A', says: say`${t.thing('name')} ha protezione ${verbatim(FROM[String(t.told('color'))] ?? '')}.` },
  ],
  facts: {
    same: {
      ask: () => say`Di che colore è Marea?`,
      said: (t, same) => (same ? say`È ${verbatim(IS[String(t.told('color'))] ?? '')}.` : say`È blu.`),
    },
    does: {
      ask: () => say`Che cosa dice di preciso Marea?`,
      said: (_, does) =>
        does === 'damage' ? say`Infligge 5 danni a ogni creatura.` : say`Distruggi tutte le creature.`,
    },
  },
}
