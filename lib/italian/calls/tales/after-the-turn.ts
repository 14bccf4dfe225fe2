import { al, danni, del, ptChange, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const afterTheTurn: CallWords = {
  story: (t) => {
    const help = t.number('help')
    return [
      {
        by: 'N',
        says: say`Brace ha inflitto ${danni(t.number('toughness') + t.number('more'))} ${al(t.thing('name'))}, che sulla carta ha costituzione ${t.number('toughness')}. Finito il turno, ${t.thing('name')} va nel cimitero.`,
      },
      {
        by: 'A',
        says: say`Ma con ${ptChange(help, help)} aveva costituzione ${t.number('toughness') + help}: per me resta.`,
      },
    ]
  },
  facts: {
    source: {
      ask: (t) => say`Che cosa dava ${ptChange(t.number('help'), t.number('help'))} ${al(t.thing('name'))}?`,
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
