import { agree, danni, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const tenthCounter: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('name')} ha infettare e non è ${agree('stato', t.thing('name'))} ${agree('bloccato', t.thing('name'))}: ${danni(t.number('power'))}. ${t.player('N')} aveva già ${10 - t.number('power')} segnalini veleno, dunque ha perso.`,
    },
    { by: 'N', says: say`Per me la partita continua.` },
  ],
  facts: {
    prevented: {
      ask: () => say`Qualcosa ha prevenuto il danno, in tutto o in parte?`,
      said: (_, prevented) => (prevented ? say`Sì, uno scudo ha prevenuto 1 danno.` : say`No.`),
    },
    removed: {
      ask: (t) => say`Contiamo: quanti segnalini veleno aveva ${t.player('N')} prima del combattimento?`,
      said: (t, removed) => say`In tutto ${10 - t.number('power') - Number(removed)}.`,
    },
  },
}
