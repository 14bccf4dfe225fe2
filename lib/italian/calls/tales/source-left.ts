import { al, del, ptChange, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const sourceLeft: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Con l'abilità ${del(t.thing('name'))} ti ho tolto ${puntiVita(t.number('power'))}. Ne avevi ${t.number('power')}: hai perso.`,
    },
    // So it is no question whether the ability had resolved by then.
    {
      by: 'N',
      says: say`Con Nebbia ho eliminato ${t.thing('name')} prima che l'abilità si risolvesse: non perdo niente.`,
    },
  ],
  facts: {
    text: {
      ask: (t) => say`Che cosa dice di preciso l'abilità ${del(t.thing('name'))}?`,
      said: (t, text) =>
        text === 'fixed'
          ? say`{T}: ogni avversario perde ${puntiVita(t.number('power'))}.`
          : say`{T}: ogni avversario perde punti vita pari alla forza ${del(t.thing('name'))}.`,
    },
    answer: {
      ask: () => say`Che cosa ha fatto di preciso Nebbia?`,
      said: (t, answer) =>
        answer === 'destroy'
          ? say`Ha distrutto ${t.thing('name')}, che era ${t.number('power')}/${t.number('toughness')}.`
          : say`Ha dato ${ptChange(-2, -2)} ${al(t.thing('name'))}, che era ${t.number('power')}/${t.number('toughness')}.`,
    },
    when: {
      ask: () => say`Quando si è risolta Nebbia?`,
      said: (_, when) =>
        when === 'after'
          ? say`Dopo che l'abilità era stata attivata, mentre era ancora in pila.`
          : say`Prima: l'abilità non era ancora stata attivata.`,
    },
  },
}
