import { agree, al, danni, del, ptChange, say } from '../../grammar/index'
import { staysAfter } from '../stays-after'
import type { CallWords, Tale } from '../tale'

/** The least that saves it. */
const enough = (t: Tale): number => t.number('first') + t.number('second') - t.number('toughness') + 1

export const twoWounds: CallWords = {
  story: (t) => {
    const [victim, foe] = [t.thing('name'), t.thing('foe')]
    const [first, second] = [t.number('first'), t.number('second')]
    return [
      {
        by: 'N',
        says: say`${foe} ha inflitto ${danni(first)} ${al(victim)}, e poi con Morsa hai distrutto ${foe}. Adesso Scintilla ne infligge altri ${second}. Sono ${first + second}, e sulla carta la costituzione è ${t.number('toughness')}: ${victim} è ${agree('distrutto', victim)}.`,
      },
      // So it is no question whether something has lowered it.
      {
        by: 'A',
        says: say`Niente ha ridotto la costituzione ${del(victim)}: per me resta sul campo di battaglia.`,
      },
    ]
  },
  matter: staysAfter(
    (t) => t.thing('name'),
    (t) => t.named('scintilla'),
  ),
  facts: {
    when: {
      ask: (t) => say`In quale turno ${t.thing('foe')} ha inflitto danno ${al(t.thing('name'))}?`,
      said: (t, when) => (when === 'now' ? say`In questo turno.` : say`Nel turno scorso ${del(t.player('N'))}.`),
    },
    prevented: {
      ask: () => say`Qualcosa ha prevenuto il danno di Scintilla, in tutto o in parte?`,
      said: (t, prevented) => (prevented ? say`Sì, lo scudo di Corazza ha prevenuto ${danni(enough(t))}.` : say`No.`),
    },
    help: {
      ask: (t) => say`Prima di Scintilla qualcosa ha aumentato la costituzione ${del(t.thing('name'))}?`,
      said: (t, help) =>
        help
          ? say`Sì, Vigore: ${t.thing('name')} prende ${ptChange(0, enough(t))} fino alla fine del turno.`
          : say`No, niente.`,
    },
  },
}
