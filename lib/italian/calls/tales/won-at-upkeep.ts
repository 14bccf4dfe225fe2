import { del, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const wonAtUpkeep: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('name')} mi fa vincere con ${puntiVita(t.number('goal'))} o più, all'inizio del mio mantenimento. Ho vinto.`,
    },
    { by: 'N', says: say`Per me si gioca ancora.` },
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
