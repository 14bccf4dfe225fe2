import { al, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const payItAll: CallWords = {
  story: (t) => [
    { by: 'A', says: say`Pago ${puntiVita(t.number('pay'))} con ${t.thing('source')} e pesco una carta.` },
    { by: 'N', says: say`Non puoi: così non te ne resta nessuno.` },
  ],
  facts: {
    left: {
      ask: (t) => say`Quanti punti vita ha ${t.player('A')} adesso, prima di pagare?`,
      said: (t, left) => say`${puntiVita(t.number('pay') + Number(left))}.`,
    },
    barred: {
      ask: (t) => say`Qualcosa vieta ${al(t.player('A'))} di perdere punti vita?`,
      said: (_, barred) => (barred ? say`Sì, un effetto che dura tutto il turno.` : say`No.`),
    },
  },
}
