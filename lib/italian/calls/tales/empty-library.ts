import { carte, dal, del, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const emptyLibrary: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Marea era ${dal(carte(t.number('amount')))}, e adesso il grimorio ${del(t.player('N'))} è vuoto. La partita è finita.`,
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
          ? say`${t.player('N')} pesca ${carte(t.number('amount'))}.`
          : say`${t.player('N')} macina ${carte(t.number('amount'))}.`,
    },
    more: {
      ask: () => say`È successo altro dopo Marea?`,
      said: (t, more) =>
        more ? say`Sì: si è risolto Lume, con cui ${t.player('N')} pesca ${carte(Number(more))}.` : say`No.`,
    },
  },
}
