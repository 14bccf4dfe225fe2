import { danni, ptChange, say } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords } from '../tale'

export const switched: CallWords = {
  story: (t) => [
    {
      by: 'N',
      says: say`${t.thing('name')} è ${t.number('power')}/${t.number('toughness')}: con Vortice ne scambio forza e costituzione, e Scintilla infligge ${danni(t.number('damage'))}. Non resta.`,
    },
    { by: 'A', says: say`Resta eccome: c'è anche Vigore.` },
  ],
  matter: staysAfter(
    (t) => t.thing('name'),
    (t) => t.named('scintilla'),
  ),
  facts: {
    gives: {
      ask: () => say`Che cosa dice di preciso Vigore?`,
      said: (t, gives) =>
        gives === 'power'
          ? say`${t.thing('name')} prende ${ptChange(t.number('plus'), 0)} fino alla fine del turno.`
          : say`${t.thing('name')} prende ${ptChange(0, t.number('plus'))} fino alla fine del turno.`,
    },
    when: {
      ask: () => say`Quando si è risolto Vigore?`,
      said: (_, when) =>
        when === 'before' ? say`Dopo Vortice, ma prima di Scintilla.` : say`Dopo Vortice e dopo Scintilla.`,
    },
  },
}
