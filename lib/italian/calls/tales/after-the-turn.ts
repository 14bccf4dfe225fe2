import { al, danni, del, ptChange, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const afterTheTurn: CallWords = {
  story: (t) => {
    const help = t.number('help')
    return [
      {
        by: 'N',
        says: say`${t.thing('name')} ha preso ${danni(t.number('toughness') + t.number('more'))} e la sua costituzione è ${t.number('toughness')}. Quando il turno finisce, va nel cimitero.`,
      },
      { by: 'A', says: say`Ma ha preso anche ${ptChange(help, help)}: per me resta.` },
    ]
  },
  facts: {
    source: {
      ask: (t) => say`Che cosa dà ${ptChange(t.number('help'), t.number('help'))}?`,
      said: (_, source) =>
        source === 'spell' ? say`Vigore, fino alla fine del turno.` : say`Stendardo, un artefatto.`,
    },
    event: {
      ask: (t) => say`Dopo quel danno è successo altro, prima che finisse il turno ${del(t.player('A'))}?`,
      said: (t, event) =>
        event === 'artifacts'
          ? say`Sì, Rovina ha distrutto tutti gli artefatti.`
          : event === 'spark'
            ? say`Sì, Scintilla ha inflitto altri ${danni(t.number('help'))} ${al(t.thing('name'))}.`
            : say`No.`,
    },
  },
}
