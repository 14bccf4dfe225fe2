import { del, il, noun, ordinal, type Phrase, phrase, verbatim } from '../../grammar/index'
import { type People, thingOf } from '../../names/people'
import { steps } from '../../names/terms'

/** Whether something in a scenario has, or gets, lifelink: whoever has it wait on the stack has it resolved before combat ends. */
const links = ({ scenario }: People): boolean => JSON.stringify(scenario).includes('"lifelink"')

/** While combat damage is being dealt, where what waits on the stack for somebody would change the answer later. */
export const asDealt = (people: People): Phrase =>
  people.scenario.script?.at(-1) === 'combat-damage' && links(people)
    ? verbatim(' nel momento in cui viene inflitto il danno da combattimento')
    : verbatim('')

/** Whether something in a scenario triggers: what it does waits on the stack, and would change later what has come about so far. */
const triggers = ({ scenario }: People): boolean => /"type":"triggered"|"do":"meld"/.test(JSON.stringify(scenario))

/** The spell that resolves last, where a card has been suspended: somebody holds that this waits on the stack as well. */
function afterSuspending(people: People): Phrase | undefined {
  const script = people.scenario.script ?? []
  const cast = script.at(-2)
  return script.some((s) => typeof s === 'object' && 'suspend' in s) && typeof cast === 'object' && 'cast' in cast
    ? phrase`subito dopo la risoluzione ${del(thingOf(people, cast.cast))}`
    : undefined
}

/** The last of several things that resolve from the top: what is cast meanwhile has not, and could be taken to be meant. */
function afterSeveral({ scenario: { script = [] } }: People): Phrase | undefined {
  const others = script.findLastIndex((s) => s !== 'resolve')
  const times = script.length - 1 - others
  return times > 1 ? phrase`dopo ${il(noun(`${ordinal(times, 'f')} risoluzione`, 'f'))}` : undefined
}

/** Whether more than one thing is told to resolve. */
const isLastOfSeveral = ({ scenario: { script = [] } }: People): boolean =>
  script.filter((s) => s === 'resolve' || (typeof s === 'object' && 'effect' in s)).length > 1

/** What is told to happen is that all pass: whether what is on top then resolves, or has no target any more, is not. */
const afterPassing = ({ scenario: { script = [] } }: People): Phrase | undefined => {
  const before = script.at(-2)
  const isPutThere = typeof before === 'object' && ('cast' in before || 'activate' in before)
  return script.at(-1) === 'resolve' && before !== undefined && !isPutThere
    ? verbatim('dopo che tutti hanno passato')
    : undefined
}

/** Something has resolved, and whatever has triggered of it has not yet. */
function resolved(people: People): Phrase {
  const last = isLastOfSeveral(people) ? "dopo l'ultima risoluzione" : 'dopo la risoluzione'
  return (
    afterSuspending(people) ??
    afterSeveral(people) ??
    afterPassing(people) ??
    verbatim(triggers(people) ? `${last} e il controllo che la segue` : last)
  )
}

/** When the question is asked: «alla fine del combattimento», «dopo la risoluzione»; empty where nothing happens. */
export function moment(people: People): Phrase {
  const script = people.scenario.script ?? []
  const last = script.at(-1)
  if (last === undefined) return verbatim('')
  if (last === 'combat-damage')
    return verbatim(links(people) ? 'subito dopo il danno da combattimento' : 'alla fine del combattimento')
  if (last === 'next-combat-damage') {
    const times = script.filter((s) => s === 'next-combat-damage').length
    const step = `${times > 1 ? 'seconda' : 'prima'} sottofase di danno da combattimento`
    return verbatim(links(people) ? `subito dopo il danno della ${step}` : `dopo la ${step}`)
  }
  if (last === 'resolve-all') return verbatim('quando la pila è vuota')
  const before = script.at(-2)
  const attacks = typeof before === 'object' && 'attack' in before
  if (last === 'all-pass' && (before === 'all-pass' || attacks)) return verbatim('in quel momento')
  if (last === 'resolve' || last === 'all-pass') return resolved(people)
  if (last === 'start-game') return verbatim('quando comincia il primo turno')
  if ('play' in last) return verbatim('dopo avere giocato la terra')
  if ('effect' in last) return resolved(people)
  if ('pay' in last || 'activate' in last) return verbatim('dopo il pagamento')
  if ('look' in last || 'count' in last || 'arrange' in last || 'ante' in last) return verbatim('')
  if ('cast' in last) return verbatim('a lancio finito')
  if ('step' in last)
    return last.step === 'cleanup' ? phrase`dopo ${il(steps[last.step].it)}` : verbatim(`in quel momento`)
  if ('block' in last) return verbatim('dopo la dichiarazione dei bloccanti')
  if ('attack' in last) return verbatim("dopo la dichiarazione dell'attacco")
  if ('cast' in last) return verbatim('mentre la magia è in pila')
  return verbatim('alla fine')
}
