import { agree, danni, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const turnedUp: CallWords = {
  story: (t) => [
    {
      by: 'N',
      says: say`${t.thing('spell')} infligge ${danni(3)} alla tua creatura a faccia in giù, che è 2/2.`,
    },
    {
      by: 'A',
      says: say`Un momento: prima che ${t.thing('spell')} si risolva pago {2}{U} e giro la creatura a faccia in su. È ${t.thing('name')}, ${t.number('power')}/${t.number('toughness')}.`,
    },
    { by: 'N', says: say`Adesso, con ${t.thing('spell')} in pila? Non puoi.` },
  ],
  facts: {
    morph: {
      ask: (t) => say`Perché ${t.thing('name')} è a faccia in giù?`,
      said: (t, morph) =>
        morph
          ? say`${t.player('A')} l'ha ${agree('lanciato', t.thing('name'))} così: ha metamorfosi {2}{U}.`
          : say`Un effetto l'ha ${agree('girato', t.thing('name'))} a faccia in giù in un turno passato: ${t.thing('name')} non ha metamorfosi né camuffare.`,
    },
    mana: {
      ask: (t) => say`Quanto mana può spendere ${t.player('A')}?`,
      said: (_, mana) => (mana === 'enough' ? say`{2}{U}.` : say`{1}{U}.`),
    },
  },
}
