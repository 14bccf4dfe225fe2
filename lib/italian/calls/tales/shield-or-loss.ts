import { al, danni, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const shieldOrLoss: CallWords = {
  story: (t) => {
    const amount = t.number('life') + t.number('more')
    return [
      {
        by: 'A',
        says: say`Avevi ${puntiVita(t.number('life'))}, e Marea te ne porta via ${amount}. Hai perso.`,
      },
      { by: 'N', says: say`Ho uno scudo che previene i prossimi ${danni(amount)}: resto dove sono.` },
    ]
  },
  facts: {
    how: {
      ask: () => say`Che cosa dice di preciso Marea?`,
      said: (t, how) => {
        const amount = t.number('life') + t.number('more')
        if (how === 'lose') return say`${t.player('N')} perde ${puntiVita(amount)}.`
        return how === 'damage'
          ? say`Infligge ${danni(amount)} ${al(t.player('N'))}.`
          : say`Infligge ${danni(amount)} ${al(t.player('N'))}, e quel danno non può essere prevenuto.`
      },
    },
    used: {
      ask: () => say`Lo scudo ha già prevenuto qualcosa prima di Marea?`,
      said: (t, used) => (used ? say`Sì, ${danni(t.number('life'))} di Scintilla.` : say`No.`),
    },
  },
}
