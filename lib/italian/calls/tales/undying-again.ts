import { del, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const undyingAgain: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Con Rovina mi libero ${del(t.thing('name'))}.` },
    { by: 'A', says: say`${t.thing('name')} ha immortale, e torna con un segnalino.` },
    { by: 'N', says: say`Non stavolta.` },
  ],
  facts: {
    counter: {
      ask: (t) => say`${t.thing('name')} aveva già segnalini?`,
      said: (_, counter) => (counter ? say`Sì, 1 segnalino +1/+1.` : say`No.`),
    },
    how: {
      ask: () => say`Che cosa dice di preciso Rovina?`,
      said: (_, how) =>
        how === 'exile' ? say`Esilia una creatura bersaglio.` : say`Distruggi una creatura bersaglio.`,
    },
  },
}
