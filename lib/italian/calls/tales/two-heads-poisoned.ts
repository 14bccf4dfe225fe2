import { al, danni, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const twoHeadsPoisoned: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('name')} ha infettare e infligge ${danni(t.number('power'))} ${al(t.player(String(t.told('head'))))}. Almeno 10 segnalini veleno li avete di sicuro: avete perso.`,
    },
    { by: 'C', says: say`Un momento: è Gigante a Due Teste, e siamo in due, ${t.player('N')} e io.` },
  ],
  facts: {
    total: {
      ask: () => say`Contiamo: quanti segnalini veleno aveva la squadra prima del combattimento?`,
      said: (t, total) => say`In tutto ${Number(total) - t.number('power')}.`,
    },
    prevented: {
      ask: () => say`Qualcosa ha prevenuto il danno, in tutto o in parte?`,
      said: (_, prevented) => (prevented ? say`Sì, uno scudo ha prevenuto 1 danno.` : say`No.`),
    },
  },
}
