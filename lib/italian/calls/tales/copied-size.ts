import { agree, al, danni, del, ptChange, say, sul } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords } from '../tale'

export const copiedSize: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`${t.thing('clone')} è ${agree('entrato', t.thing('clone'))} come copia ${del(t.thing('name'))}, che è ${t.number('size')}/${t.number('size')}.`,
    },
    {
      by: 'N',
      says: say`Va bene, ma Scintilla infligge ${danni(t.number('size') - 1)} ${al(t.thing('clone'))}, e non resta.`,
    },
  ],
  matter: staysAfter(
    (t) => t.thing('clone'),
    (t) => t.named('scintilla'),
  ),
  facts: {
    why: {
      ask: (t) => say`Perché ${t.thing('name')} è ${t.number('size')}/${t.number('size')}?`,
      said: (t, why) => {
        const own = t.number('size') - t.number('more')
        if (why === 'printed') return say`Sulla carta c'è scritto così.`
        return t.number('more') === 1
          ? say`Sulla carta è ${own}/${own}, e ha 1 segnalino +1/+1.`
          : say`Sulla carta è ${own}/${own}, e ha ${t.number('more')} segnalini +1/+1.`
      },
    },
    marked: {
      ask: (t) => say`C'è già danno segnato ${sul(t.thing('clone'))}?`,
      said: (_, marked) => (marked ? say`Sì, 1 danno di Brace, in questo turno.` : say`No.`),
    },
    other: {
      ask: (t) => say`Qualcos'altro cambia la costituzione ${del(t.thing('clone'))}?`,
      said: (t, other) =>
        other === 'banner'
          ? say`Sì, Vessillo: le creature che ${t.player('A')} controlla prendono +${t.number('more')}/+${t.number('more')}.`
          : other === 'weaker'
            ? say`Sì, Languore: ${t.thing('clone')} prende ${ptChange(0, -t.number('more'))} fino alla fine del turno.`
            : say`No, niente.`,
    },
  },
}
