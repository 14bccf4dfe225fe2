import { del, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const wonAtUpkeep: CallWords = {
  story: (t) => [
    {
      by: 'A',
      // Where «se» stands decides: the text is told as it is printed.
      says: say`${t.thing('name')} dice: all'inizio del tuo mantenimento, se hai ${t.number('goal')} o più punti vita, vinci la partita. Ho vinto.`,
    },
    // So it is no question whether there were so many more that a loss leaves enough.
    {
      by: 'N',
      says: say`In questo turno ${puntiVita(t.number('goal') + 1)} non li hai mai avuti: per me si gioca ancora.`,
    },
  ],
  facts: {
    total: {
      ask: (t) => say`Quanti punti vita aveva ${t.player('A')} quando è cominciato il mantenimento?`,
      said: (t, total) => say`${puntiVita(total === 'enough' ? t.number('goal') : t.number('goal') - 1)}.`,
    },
    answer: {
      ask: (t) => say`È successo altro nel mantenimento ${del(t.player('A'))}?`,
      said: (t, answer) =>
        answer === 'loss'
          ? say`Sì, subito: con Eco ${t.player('A')} ha perso ${puntiVita(2)}.`
          : answer === 'gain'
            ? say`Sì, subito: con Lume ${t.player('A')} ha guadagnato ${puntiVita(2)}.`
            : say`No.`,
    },
  },
}
