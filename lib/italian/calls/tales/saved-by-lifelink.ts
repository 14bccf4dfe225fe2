import { al, danni, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const savedByLifelink: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Non hai bloccato ${t.thing('name')}: ${danni(t.number('life') + t.number('over'))}, perdi ${puntiVita(t.number('life') + t.number('over'))}, e ne avevi ${t.number('life')}. Hai perso.`,
    },
    {
      by: 'N',
      says: say`Ma ho bloccato ${t.thing('other')} con ${t.thing('guard')}, che ha legame vitale: guadagno ${puntiVita(t.number('link'))}.`,
    },
  ],
  facts: {
    strike: {
      ask: (t) => say`${t.thing('name')} ha abilità?`,
      said: (_, strike) => (strike ? say`Sì, attacco improvviso.` : say`No.`),
    },
    barred: {
      ask: (t) => say`Qualcosa vieta ${al(t.player('N'))} di guadagnare punti vita?`,
      said: (_, barred) => (barred ? say`Sì, un effetto che dura tutto il turno.` : say`No.`),
    },
  },
}
