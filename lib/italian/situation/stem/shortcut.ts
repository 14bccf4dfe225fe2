import type { ScriptStep } from '#lib/rules/index'
import { al, count, type Phrase, phrase, puntiVita, sentence, verbatim, volte } from '../../grammar/index'
import { opponentsOf, type People, playerOf } from '../../names/people'

type Shortcut = Extract<ScriptStep, { shortcut: string }>

/** What comes of a loop each time that it is gone through: a coin that is spoken of is tossed. */
const eachTime = ({ times, gain }: Shortcut): Phrase =>
  times === 'chance'
    ? phrase`ogni volta lancia una moneta e guadagna ${puntiVita(gain)}`
    : phrase`guadagna ogni volta ${puntiVita(gain)}`

/** The loops that players propose to repeat: «Anna ha la priorità e un giro di azioni ripetibile a piacere, con cui guadagna ogni volta 3 punti vita.» */
export const loopSentences = (people: People): readonly Phrase[] =>
  (people.scenario.script ?? []).flatMap((s) =>
    typeof s === 'object' && 'shortcut' in s
      ? [
          sentence(
            phrase`${playerOf(people, s.shortcut)} ha la priorità e un giro di azioni ripetibile a piacere, con cui ${eachTime(s)}`,
          ),
        ]
      : [],
  )

/** «Di ripetere il giro 1000 volte». */
function repeating({ times }: Shortcut): Phrase {
  if (times === 'chance') return verbatim('di ripetere il giro finché una moneta non dà testa')
  return times === 'endless'
    ? verbatim("di ripetere il giro all'infinito")
    : phrase`di ripetere il giro ${volte(times)}`
}

/** The same as what somebody may do. */
export const proposing = (s: Shortcut): Phrase => phrase`proporre ${repeating(s)}`

/** What a player proposes to repeat, and what the other player says to it. */
export function shortcutSentences(people: People, s: Shortcut): readonly Phrase[] {
  const proposal = sentence(phrase`${playerOf(people, s.shortcut)} propone ${repeating(s)}`)
  const [other] = opponentsOf(people, s.shortcut)
  if (other === undefined) return [proposal]
  const nora = playerOf(people, other)
  return s.stopped === undefined
    ? [proposal, sentence(phrase`${nora} accetta`)]
    : [proposal, sentence(phrase`${nora} accorcia la proposta ${al(count(s.stopped, 'giro'))}`)]
}
