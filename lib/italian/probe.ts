import type { Json } from '#lib/base/json'
import type { Probe } from '#lib/questions/index'
import { headlineOf } from './asking/headline'
import { askLegal } from './asking/legal'
import { moment } from './asking/moment'
import { valueText } from './asking/value'
import { and, del, il, type Phrase, phrase, say, sul, verbatim } from './grammar/index'
import { holderOf, type People, playerOf, teamOf, thingOf } from './people'

/** The one question that a probe asks of a scenario: «Quanti punti vita ha Nora alla fine del combattimento?» */
export function askProbe(probe: Probe, people: People): string {
  const when = moment(people)
  const at = when === '' ? verbatim('') : phrase` ${when}`
  switch (probe.ask) {
    case 'life': {
      if (when === '' && people.scenario.players?.[probe.player]?.life === undefined)
        return say`con quanti punti vita comincia ${il(holderOf(people, probe.player))}?`
      return say`quanti punti vita ha ${il(holderOf(people, probe.player))}${at}?`
    }
    case 'poison':
      return say`quanti segnalini veleno ha ${il(holderOf(people, probe.player))}${at}?`
    case 'totals':
      return when === ''
        ? say`con quanti punti vita comincia ogni giocatore?`
        : say`quali sono i totali ${everyone(people)}${at}?`
    case 'outcome':
      return say`qual è l'esito per ${playerOf(people, probe.player)}${at}?`
    case 'lost':
      return say`${playerOf(people, probe.player)} perde la partita?`
    case 'zone':
      return say`dove si trova ${thingOf(people, probe.object)}${at}?`
    case 'survivors':
      return survivors(people, probe.objects, at)
    case 'legal':
      return askLegal(people, probe.action)
    case 'triggers':
      return say`quante volte si innesca l'abilità ${del(thingOf(people, probe.object))}?`
    case 'marked':
      return say`quanto danno è segnato ${sul(thingOf(people, probe.object))}${at}?`
    case 'pt':
      return say`quali sono la forza e la costituzione ${del(thingOf(people, probe.object))}${at}?`
    case 'power':
      return say`qual è la forza ${del(thingOf(people, probe.object))}${at}?`
    case 'survives':
      return say`${thingOf(people, probe.object)} è ancora sul campo di battaglia${at}?`
    case 'hand':
      return say`quante carte ha in mano ${playerOf(people, probe.player)}${at}?`
  }
}

/** Of all players, or teams, in turn order. */
function everyone(people: People): Phrase {
  const holders = people.order.filter((p) => teamOf(people, p)[0] === p)
  return and(holders.map((p) => del(holderOf(people, p))))
}

function survivors(people: People, objects: readonly string[], at: Phrase): string {
  const { state } = people.start
  const creatures = state.shared.battlefield.filter((id) => state.objects[id]?.printed.types.includes('creature'))
  const all = creatures.length === objects.length && creatures.every((id) => objects.includes(id))
  if (all) return say`quali creature sono ancora sul campo di battaglia${at}?`
  return say`chi fra ${and(objects.map((id) => thingOf(people, id)))} è ancora sul campo di battaglia${at}?`
}

/** A value of a probe as an option says it: «17», «Cimitero di Nora», «Orso e Golem». */
export const sayValue = (probe: Probe, value: Json, people: People): string => valueText(probe, value, people)

/** The right answer as a sentence: «Nora ha 2 punti vita.» */
export const headline = (probe: Probe, value: Json, people: People): string => headlineOf(probe, value, people)

const units: Partial<Record<Probe['ask'], string>> = {
  life: 'punti vita',
  poison: 'segnalini veleno',
  triggers: 'volte',
  marked: 'danni',
  power: 'di forza',
  hand: 'carte',
}

/** What the number of an answer counts, beside the field. */
export const unit = (probe: Probe): string | undefined => units[probe.ask]
