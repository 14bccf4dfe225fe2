import { del, puntiVita, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

export const manaAnswered: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Ho soltanto ${t.thing('source')} per fare mana: attivo la sua abilità, che dà {G}. Con quello lancio subito l'istantaneo ${t.thing('spell')}, per guadagnare ${puntiVita(t.number('amount'))}.`,
    },
    {
      by: 'N',
      says: say`No: in risposta all'abilità ho distrutto ${t.thing('source')} con Nebbia, e il mana non arriva.`,
    },
  ],
  facts: {
    does: {
      ask: (t) => say`L'abilità ${del(t.thing('source'))} fa altro, oltre ad aggiungere {G}?`,
      // That nothing was drawn yet is what a table shows of an ability that still waits.
      said: (t, does) =>
        does === 'mana'
          ? say`No. Dice soltanto «{T}: aggiungi {G}».`
          : say`Sì. ${t.player('A')} non ha ancora pescato, ma l'abilità dice «{T}: aggiungi {G} e pesca una carta».`,
    },
    price: {
      ask: (t) => say`Quanto costa ${t.thing('spell')}?`,
      said: (_, price) => say`Costa ${verbatim(String(price))}.`,
    },
  },
}
