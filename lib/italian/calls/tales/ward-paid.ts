import { say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const wardPaid: CallWords = {
  story: (t) => [
    { by: 'N', says: say`Con Rovina distruggo ${t.thing('name')}.` },
    {
      by: 'A',
      says: say`${t.thing('name')} ha egida ${verbatim(`{${t.number('cost')}}`)}: Rovina non le fa niente.`,
    },
  ],
  facts: {
    paid: {
      ask: (t) => say`${t.player('N')} ha pagato ${verbatim(`{${t.number('cost')}}`)} per egida?`,
      said: (_, paid) => (paid ? say`Sì.` : say`No.`),
    },
    since: {
      ask: (t) => say`Quando ${t.thing('name')} ha ottenuto egida?`,
      said: (_, since) =>
        since === 'before' ? say`L'aveva già prima di Rovina.` : say`In risposta a Rovina, con Manto.`,
    },
    aims: {
      ask: () => say`Che cosa dice di preciso Rovina?`,
      said: (_, aims) => (aims ? say`Distruggi una creatura bersaglio.` : say`Distruggi tutte le creature.`),
    },
  },
}
