import { agree, al, danni, del, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const onePoint: CallWords = {
  story: (t) => {
    const victim = t.thing('name')
    return [
      {
        by: 'A',
        says: say`${t.thing('source')} ha tocco letale e con un'abilità ha inflitto ${danni(t.number('damage'))} ${al(victim)}: ${victim} è ${agree('distrutto', victim)}.`,
      },
      {
        by: 'N',
        says: say`Con ${danni(t.number('damage'))} soltanto? La costituzione ${del(victim)} è ${t.number('toughness')}.`,
      },
    ]
  },
  facts: {
    since: {
      ask: (t) => say`Quando ${t.thing('source')} ha ottenuto tocco letale?`,
      said: (_, since) => (since === 'before' ? say`Prima del danno.` : say`Dopo il danno, con Veleno.`),
    },
    indestructible: {
      ask: (t) => say`${t.thing('name')} ha abilità in questo momento?`,
      said: (_, is) =>
        is ? say`Sì: prima del danno, con Corazza, ha ottenuto indistruttibile fino alla fine del turno.` : say`No.`,
    },
    prevented: {
      ask: () => say`Qualcosa ha prevenuto il danno?`,
      said: (_, prevented) => (prevented ? say`Sì, uno scudo, tutto.` : say`No.`),
    },
  },
}
