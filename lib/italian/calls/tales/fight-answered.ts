import { al, say, sul } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords } from '../tale'

export const fightAnswered: CallWords = {
  story: (t) => [
    {
      by: 'A',
      says: say`Con ${t.thing('spell')} faccio lottare ${t.thing('mine')}, che è ${t.number('power')}/5, con ${t.thing('theirs')}, che è 1/${t.number('power') - 1}: ${t.thing('theirs')} muore.`,
    },
    { by: 'N', says: say`Ho lanciato Languore ${sul(t.thing('mine'))}: ${t.thing('theirs')} resta.` },
  ],
  matter: staysAfter(
    (t) => t.thing('theirs'),
    (t) => t.thing('spell'),
  ),
  facts: {
    when: {
      ask: () => say`Quando si è risolto Languore?`,
      said: (t, when) =>
        when === 'response'
          ? say`In risposta ${al(t.thing('spell'))}.`
          : say`Dopo, quando ${t.thing('spell')} si era già risolta.`,
    },
    how: {
      ask: () => say`Che cosa dice di preciso Languore?`,
      said: (_, how) =>
        how === 'exile'
          ? say`Esilia una creatura bersaglio.`
          : say`Una creatura bersaglio prende −1/−0 fino alla fine del turno.`,
    },
  },
}
