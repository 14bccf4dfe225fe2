import { danni, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const twentyOne: CallWords = {
  story: (t) => {
    const [before, over, life] = [t.number('before'), t.number('over'), t.number('life')]
    const now = 21 + over - before
    return [
      {
        by: 'A',
        says: say`Prima ${danni(before)} da combattimento, adesso altri ${now}: dai miei comandanti ne hai presi ${21 + over}, e hai perso.`,
      },
      { by: 'N', says: say`Ma ho ancora ${puntiVita(life - now)}.` },
    ]
  },
  facts: {
    same: {
      ask: () => say`Chi ha inflitto gli ultimi danni, e chi quelli di prima?`,
      said: (t, same) =>
        same
          ? say`Sempre ${t.thing('name')}.`
          : say`Gli ultimi ${t.thing('partner')}, quelli di prima ${t.thing('name')}.`,
    },
    combat: {
      ask: () => say`Gli ultimi danni erano da combattimento?`,
      said: (_, combat) => (combat ? say`Sì.` : say`No, venivano da un'abilità.`),
    },
  },
}
