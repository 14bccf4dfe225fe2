import { del, il, noun, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { playerOf, thingOf } from '../../../names/people'
import { type StepId, steps } from '../../../names/terms'
import { sayReason } from '../../../trace/reasons'
import { asText, asVerdict } from '../read'
import type { Ask, Sayings } from '../saying'

const stepNoun = (value: string) => (value in steps ? steps[value as StepId].it : noun(value, 'f'))

/** What is asked of the game itself: priority, step, a search. */
export const ofGame = {
  priority: {
    ask: (_, __, { at }) => phrase`chi riceve priorità${at}`,
    value: (value, _, people) => playerOf(people, asText(value)).text,
    told: (value, _, people) => phrase`la priorità è ${del(playerOf(people, asText(value)))}`,
    box: () => verbatim('chi riceve priorità'),
  },
  step: {
    ask: (_, __, { at }) => phrase`in quale fase o sottofase è la partita${at}`,
    value: (value) => phrase`${stepNoun(asText(value))}`.replace(/^./, (c) => c.toUpperCase()),
    told: (value) => phrase`è ${il(stepNoun(asText(value)))}`,
    box: () => verbatim('fase o sottofase'),
  },
  totalCost: {
    ask: ({ object }, people) => phrase`qual è il costo totale ${del(thingOf(people, object))}`,
    value: (value) => asText(value),
    told: (value, { object }, people) =>
      phrase`il costo totale ${del(thingOf(people, object))} è ${verbatim(asText(value))}`,
    box: ({ object }, people) => phrase`costo totale ${del(thingOf(people, object))}`,
  },
  mayFail: {
    ask: ({ player }, people) => phrase`${playerOf(people, player)} può finire la ricerca così`,
    value: (value, { player }, people) => {
      const { verdict, reason } = asVerdict(value)
      if (reason === undefined) return verdict ? 'Sì' : 'No'
      return sayReason({ verdict, reason }, { matter: 'mayFail', who: playerOf(people, player), people })
    },
    told: (value, { player }, people): Phrase =>
      phrase`${playerOf(people, player)} ${verbatim(asVerdict(value).verdict ? 'può' : 'non può')} finire la ricerca così`,
    box: ({ player }, people) => phrase`${playerOf(people, player)} può finire la ricerca così?`,
  },
} satisfies Partial<Sayings<Ask>>
