import { al, danni, del, ed, say, sul } from '../../grammar/index'
import type { CallWords } from '../tale'

export const trampledOver: CallWords = {
  story: (t) => {
    const [blocker, toughness, less] = [t.thing('blocker'), t.number('toughness'), t.number('less')]
    return [
      {
        by: 'A',
        says: say`${t.thing('name')} ha travolgere. Assegno ${danni(toughness - less)} ${al(blocker)} ${ed(danni(t.number('through')))} ${al(t.player('N'))}.`,
      },
      { by: 'N', says: say`La costituzione ${del(blocker)} è ${toughness}: non bastano.` },
    ]
  },
  facts: {
    marked: {
      ask: (t) => say`C'è danno segnato ${sul(t.thing('blocker'))}?`,
      said: (_, marked) => (marked ? say`Sì, ${danni(Number(marked))} di Scintilla, in questo turno.` : say`No.`),
    },
    deathtouch: {
      ask: (t) => say`${t.thing('name')} ha altre abilità in questo momento?`,
      said: (_, deathtouch) =>
        deathtouch ? say`Sì: con Veleno ha tocco letale fino alla fine del turno.` : say`No, soltanto travolgere.`,
    },
  },
}
