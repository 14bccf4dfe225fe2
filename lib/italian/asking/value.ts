import type { Json } from '#lib/base/json'
import type { Probe } from '#lib/questions/index'
import { and, capital, ed, figure, type Phrase, phrase, verbatim } from '../grammar/index'
import { hasTotal, holderOf, type People, playerOf, teamOf, thingOf } from '../people'
import { type Setting, sayReason } from '../reasons'
import { type ZoneId, zoneLabel, zones } from '../terms'
import { actorOf } from './legal'
import { asFields, asNumber, asText, asTexts, asVerdict } from './read'

const figures = (pt: string): string => pt.replaceAll('-', '−')

/** A zone as the probe reads it: `battlefield`, `graveyard:N`, `gone`. */
export function zoneOf(value: string): { readonly zone?: ZoneId; readonly player?: string } {
  const [zone, player] = value.split(':')
  if (zone === undefined || !(zone in zones)) return {}
  return { zone: zone as ZoneId, ...(player === undefined ? {} : { player }) }
}

function zoneText(value: string, people: People): string {
  const { zone, player } = zoneOf(value)
  if (zone === undefined) return 'Non esiste più'
  return zoneLabel(zone, player === undefined ? undefined : playerOf(people, player))
}

/** «Nora ha 2 punti vita e resta in partita». */
export function outcomeText(value: Json, player: string, people: People): Phrase {
  const { life, lost } = asFields(value)
  const nora = playerOf(people, player)
  const end = verbatim(lost === true ? 'perde la partita' : 'resta in partita')
  return phrase`${hasTotal(nora, Number(life))} ${ed(Number(life) < 0 ? phrase`${nora} ${end}` : end)}`
}

/** «Anna 12, Nora 5»: each player, or each team, in turn order. */
function totalsText(value: Json, people: People): Phrase {
  const totals = asFields(value)
  const holders = people.order.filter((p) => teamOf(people, p)[0] === p)
  return verbatim(
    holders.map((p) => phrase`${capital(phrase`${holderOf(people, p)}`)} ${figure(Number(totals[p] ?? 0))}`).join(', '),
  )
}

export function valueText(probe: Probe, value: Json, people: People): string {
  switch (probe.ask) {
    case 'life':
    case 'poison':
    case 'triggers':
    case 'marked':
    case 'hand':
      return value === null ? '' : figure(asNumber(value))
    case 'totals':
      return totalsText(value, people)
    case 'outcome':
      return capital(outcomeText(value, probe.player, people))
    case 'zone':
      return zoneText(asText(value), people)
    case 'survivors': {
      const left = asTexts(value).map((id) => thingOf(people, id))
      return left.length ? and(left) : 'Nessuna creatura'
    }
    case 'pt':
      return value === 'gone' ? 'Non è più sul campo di battaglia' : figures(asText(value))
    case 'power':
      return value === 'gone' ? 'Non è più sul campo di battaglia' : figure(asNumber(value))
    case 'lost':
      return verdictText(value, { matter: 'lost', who: playerOf(people, probe.player), people })
    case 'survives':
      return verdictText(value, { matter: 'survives', who: thingOf(people, probe.object), people })
    case 'legal': {
      const { action } = probe
      return verdictText(value, {
        matter: 'legal',
        who: actorOf(people, people.scenario.script?.[action], action),
        people,
        action,
      })
    }
  }
}

function verdictText(value: Json, setting: Setting): string {
  const { verdict, reason } = asVerdict(value)
  if (reason === undefined) return verdict ? 'Sì' : 'No'
  return sayReason({ verdict, reason }, setting)
}
