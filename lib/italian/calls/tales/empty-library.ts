import { carte, del, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const emptyLibrary: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Con Marea erano ${carte(t.number('amount'))}, e adesso il grimorio ${del(t.player('N'))} è vuoto. La partita è finita.`,
    },
    { by: 'N', says: say`E perché? Io gioco ancora.` },
  ],
  facts: {
    missing: {
      ask: (t) => say`Quante carte c'erano nel grimorio ${del(t.player('N'))} prima di Marea?`,
      said: (t, missing) => say`${carte(t.number('amount') - Number(missing))}.`,
    },
    how: {
      ask: () => say`Che cosa dice di preciso Marea?`,
      said: (t, how) =>
        how === 'draw'
          ? say`Un giocatore bersaglio pesca ${carte(t.number('amount'))}: il bersaglio era ${t.player('N')}.`
          : say`Un giocatore bersaglio macina ${carte(t.number('amount'))}: il bersaglio era ${t.player('N')}.`,
    },
    more: {
      ask: () => say`È successo altro dopo Marea?`,
      said: (t, more) =>
        more ? say`Sì: si è risolto Lume, con cui ${t.player('N')} pesca ${carte(Number(more))}.` : say`No.`,
    },
  },
}
