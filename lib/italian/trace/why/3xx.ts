import type { RuleId } from '#lib/rules/index'
import { del, ed, figure, phrase, verbatim } from '../../grammar/index'
import { object } from '../telling/context'
import { aimsAtNameless, last, now, objectOf } from './scene'
import type { Whys } from './why'

/** By which what lies face down has no name. */
const NAMELESS: RuleId = '708.2a'

/** Parts of cards, and card types. */
export const typeWhys: Whys = {
  '201.2a': (t) => {
    // That what lies face down has no name is another rule's to say.
    const covered = t.evaluation.rules.has(NAMELESS)
    if (aimsAtNameless(t)) {
      const alone = phrase`chi non ha nome non ha lo stesso nome di nessuno`
      return covered ? phrase`chi è a faccia in giù non ha nome, ${ed(alone)}` : alone
    }
    const only = verbatim(covered ? ': solo chi è a faccia in giù non ne ha uno' : '')
    return phrase`il nome conta chiunque controlli la creatura, carta o pedina che sia${only}`
  },
  '202.3': (t) => {
    const cast = last(t, 'cast')
    if (!cast || !/"reduce":/.test(JSON.stringify(t.people.scenario))) return undefined
    const worth = now(t).ask('manaValue', { object: cast.object })
    return worth === undefined
      ? undefined
      : phrase`una riduzione cambia solo ciò che si paga: il valore di mana ${del(object(t, cast.object))} resta ${figure(worth)}`
  },
  '303.4a': () =>
    phrase`un'Aura non ha bisogno di dire «bersaglio»: finché è una magia, ciò che incantare indica è il suo bersaglio`,
  '303.4f': (t) => {
    const chooses = phrase`chi mette sul campo di battaglia un'Aura senza lanciarla sceglie che cosa incanta senza bersagliare`
    return t.evaluation.rules.has('702.11b') ? phrase`${chooses}: anti-malocchio vieta solo i bersagli` : chooses
  },
  '301.5': (t, { readings }) => {
    const [label] = readings.flatMap((r) => (r.ask === 'controller' ? [r.object] : []))
    const general = phrase`un Equipaggiamento sta su una creatura, di chiunque sia`
    if (label === undefined) return phrase`${general}: chi controlla l'uno e chi controlla l'altra sono due domande`
    return phrase`${general}: chi prende il controllo della creatura non prende quello ${del(object(t, objectOf(now(t), label)))}`
  },
}
