import { agree, puntiVita, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

const HOW: Readonly<Record<string, string>> = { exile: 'esiliato', sacrifice: 'sacrificato', destroy: 'distrutto' }

export const didItDie: CallWords = {
  story: (t) => {
    const which = verbatim(t.told('token') ? 'La mia pedina ' : '')
    return [
      {
        by: 'A',
        says: say`${which}${t.thing('name')} non c'è più. Con Veglia, quando una mia creatura muore, perdi ${puntiVita(t.number('loss'))}, e ne hai ${t.number('loss')}. È finita.`,
      },
      { by: 'N', says: say`Per me ${t.thing('name')} non è ${agree('morto', t.thing('name'))}.` },
    ]
  },
  facts: {
    how: {
      ask: (t) => say`In che modo ${t.thing('name')} ha lasciato il campo di battaglia?`,
      said: (t, how) => say`${t.player('A')} l'ha ${agree(HOW[String(how)] ?? '', t.thing('name'))} con Offerta.`,
    },
    instead: {
      ask: () => say`Qualcosa cambia dove vanno le creature?`,
      said: (_, instead) =>
        instead ? say`Sì, un effetto manda le creature in esilio invece che nel cimitero.` : say`No, niente.`,
    },
  },
}
