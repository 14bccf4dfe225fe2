import { carte, del, ed, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const fullHand: CallWords = {
  story: (t) => [
    {
      by: 'N',
      // That the hand was empty is why all that is in it has been drawn.
      says: say`Il turno sta finendo: ${t.player('A')} non aveva carte in mano, e con Lume ne ha pescate troppe. Con ${t.thing('name')} chi scarta perde ${puntiVita(t.number('life'))}, ${ed(t.player('A'))} ne ha ${t.number('life')}.`,
    },
    { by: 'A', says: say`Io non scarto niente.` },
  ],
  facts: {
    whose: {
      ask: () => say`Di chi è il turno che sta finendo?`,
      said: (t, whose) => say`${del(t.player(whose === 'own' ? 'A' : 'N'))}.`,
    },
    cards: {
      ask: (t) => say`Contiamo: quante carte ha in mano ${t.player('A')}?`,
      said: (t, cards) => say`${carte(cards === 'over' ? 7 + t.number('over') : 7)}.`,
    },
  },
}
