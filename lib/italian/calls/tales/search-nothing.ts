import { say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const searchNothing: CallWords = {
  story: (t) => [
    { by: 'A', says: say`Con ${t.thing('source')} ho cercato una carta, e non prendo niente.` },
    {
      by: 'N',
      says: say`Ma ${t.thing('card')} c'è, ed è una creatura: lo sappiamo tutti. Non puoi fare finta di niente.`,
    },
  ],
  facts: {
    what: {
      ask: (t) => say`Che carta fa cercare ${t.thing('source')}?`,
      said: (_, what) => (what === 'quality' ? say`Una carta creatura.` : say`Una carta qualunque.`),
    },
    where: {
      ask: (t) => say`Dove cerca ${t.player('A')}?`,
      said: (_, where) => (where === 'library' ? say`Nel proprio grimorio.` : say`Nel proprio cimitero.`),
    },
  },
}
