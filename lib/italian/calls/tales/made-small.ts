import { al, danni, pt, ptChange, say, sul } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords, Tale } from '../tale'

const grown = (t: Tale): number => t.number('size') + t.number('counters')

export const madeSmall: CallWords = {
  story: (t) => [
    {
      by: 'N',
      says: say`Con Languore ${t.thing('name')} diventa una cosa da niente, e Scintilla infligge ${danni(t.number('counters'))} ${al(t.thing('name'))}. Va nel cimitero.`,
    },
    {
      by: 'A',
      says: say`Sulla carta è ${pt(t.number('size'), t.number('size'))}, e con ${t.number('counters')} segnalini +1/+1 è ${pt(grown(t), grown(t))}: per me resta.`,
    },
  ],
  matter: staysAfter(
    (t) => t.thing('name'),
    (t) => t.named('scintilla'),
  ),
  facts: {
    how: {
      ask: () => say`Che cosa dice di preciso Languore?`,
      said: (t, how) => {
        const less = t.number('size') + t.number('counters') - t.number('base')
        return how === 'set'
          ? say`Fino alla fine del turno ${t.thing('name')} ha forza e costituzione base ${t.number('base')}/${t.number('base')}.`
          : say`${t.thing('name')} prende ${ptChange(-less, how === 'shrink' ? -less : 0)} fino alla fine del turno.`
      },
    },
    marked: {
      ask: (t) => say`C'era già danno segnato ${sul(t.thing('name'))}?`,
      said: (t, marked) =>
        marked === 'none'
          ? say`No.`
          : say`Sì, ${danni(marked === 'some' ? 1 : t.number('size'))} di Brace, in questo turno.`,
    },
  },
}
