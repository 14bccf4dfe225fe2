import { al, del, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const newlyArrived: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Attivo l'abilità ${del(t.thing('name'))} e guadagno ${puntiVita(t.number('amount'))}.`,
    },
    { by: 'N', says: say`Un momento: chi ha mai visto ${t.thing('name')} prima d'ora? Non puoi.` },
  ],
  facts: {
    since: {
      ask: (t) => say`Da quando ${t.player('A')} controlla ${t.thing('name')}?`,
      said: (_, since) => (since === 'now' ? say`Da poco, da questo turno.` : say`Da prima di questo turno.`),
    },
    haste: {
      ask: (t) => say`Qualcosa ha dato altre abilità ${al(t.thing('name'))}?`,
      said: (_, haste) => (haste ? say`Sì: Slancio, che dà rapidità fino alla fine del turno.` : say`No.`),
    },
    cost: {
      ask: () => say`Quanto costa l'abilità?`,
      said: (t, cost) =>
        cost === 'tap'
          ? say`Costa {T}, e nient'altro.`
          : cost === 'dear'
            ? say`Costa {2}, e nient'altro: ${t.player('A')} non ha mana e non può produrne.`
            : say`Costa {2}, e nient'altro: il mana c'è.`,
    },
  },
}
