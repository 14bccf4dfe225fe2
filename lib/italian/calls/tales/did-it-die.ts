import { agree, puntiVita, say, verbatim } from '../../grammar/index'
import type { CallWords } from '../tale'

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
      said: (t, how) =>
        how === 'exile'
          ? say`Con Offerta ${t.player('A')} ha esiliato una creatura.`
          : how === 'sacrifice'
            ? say`Con Offerta ${t.player('A')} ha sacrificato una creatura.`
            : say`Con Offerta ${t.player('A')} ha distrutto una creatura.`,
    },
    instead: {
      ask: () => say`Qualcosa cambia dove vanno le creature?`,
      said: (_, instead) =>
        instead ? say`Sì, un effetto manda in esilio quelle che vanno nel cimitero.` : say`No, niente.`,
    },
  },
}
