import { say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const castNow: CallWords = {
  story: (t) => [
    { by: 'A', says: say`Lancio ${t.thing('name')}.` },
    { by: 'N', says: say`Adesso? Una creatura non si lancia quando si vuole.` },
    { by: 'A', says: say`È il mio turno, ho la priorità e il mana c'è.` },
  ],
  facts: {
    moment: {
      ask: () => say`In quale parte del turno siete?`,
      said: (_, moment) => (moment === 'main1' ? say`Nella prima fase principale.` : say`Nel mantenimento.`),
    },
    stack: {
      ask: () => say`C'è qualcosa in pila?`,
      said: (_, stack) => (stack === 'full' ? say`Sì, Pioggia, che non si è ancora risolta.` : say`No, niente.`),
    },
    flash: {
      ask: (t) => say`${t.thing('name')} ha abilità?`,
      said: (_, flash) => (flash ? say`Sì, lampo.` : say`No.`),
    },
  },
}
