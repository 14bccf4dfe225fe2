import { al, ed, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const firstBlow: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('foe')} ha bloccato ${t.thing('name')}, che ha attacco improvviso: ${t.thing('foe')} muore prima ${ed(t.thing('name'))} resta.`,
    },
    {
      by: 'N',
      says: say`Sulla carta sono ${t.number('size')}/${t.number('size')} tutte e due le creature: muore anche ${t.thing('name')}.`,
    },
  ],
  facts: {
    quick: {
      ask: (t) => say`${t.thing('foe')} ha abilità?`,
      said: (_, quick) => (quick ? say`Sì, attacco improvviso.` : say`No.`),
    },
    help: {
      ask: () => say`Qualcosa ha cambiato forza o costituzione delle due creature prima del danno?`,
      said: (t, help) =>
        help === 'none'
          ? say`No, niente.`
          : say`Sì, Vigore: ${t.thing(help === 'foe' ? 'foe' : 'name')} prende +0/+2 fino alla fine del turno.`,
    },
    lost: {
      ask: (t) => say`Qualcosa ha tolto abilità ${al(t.thing('name'))} prima del danno?`,
      said: (t, lost) => (lost ? say`Sì: con Eco ${t.thing('name')} ha perso attacco improvviso.` : say`No.`),
    },
  },
}
