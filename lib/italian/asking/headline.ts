import type { Json } from '#lib/base/json'
import type { Probe } from '#lib/questions/index'
import {
  and,
  carte,
  del,
  figure,
  il,
  type Phrase,
  phrase,
  sentence,
  sul,
  verb,
  verbatim,
  volte,
} from '../grammar/index'
import { hasTotal, holderOf, type People, playerOf, teamOf, thingOf } from '../people'
import { inZone, segnalini } from '../terms'
import { actorOf, doing } from './legal'
import { asFields, asNumber, asText, asTexts, asVerdict } from './read'
import { outcomeText, zoneOf } from './value'

export function headlineOf(probe: Probe, value: Json, people: People): string {
  switch (probe.ask) {
    case 'life':
      return sentence(hasTotal(holderOf(people, probe.player), asNumber(value)))
    case 'poison':
      return sentence(phrase`${il(holderOf(people, probe.player))} ha ${segnalini(asNumber(value), 'poison')}`)
    case 'totals': {
      const totals = asFields(value)
      const all = people.order.filter((p) => teamOf(people, p)[0] === p)
      const [first, ...others] = all.map((p) => ({ who: holderOf(people, p), life: Number(totals[p] ?? 0) }))
      if (!first) return ''
      const again = ({ who, life }: typeof first): Phrase =>
        first.life < 0 || life < 0 ? hasTotal(who, life) : phrase`${il(who)} ne ha ${figure(life)}`
      return sentence(and([hasTotal(first.who, first.life), ...others.map(again)]))
    }
    case 'outcome':
      return sentence(outcomeText(value, probe.player, people))
    case 'lost':
      return sentence(
        phrase`${playerOf(people, probe.player)} ${verbatim(asVerdict(value).verdict ? 'perde la partita' : 'resta in partita')}`,
      )
    case 'zone': {
      const { zone, player } = zoneOf(asText(value))
      const thing = thingOf(people, probe.object)
      if (zone === undefined) return sentence(phrase`${thing} non esiste più`)
      return sentence(phrase`${thing} è ${inZone(zone, player === undefined ? undefined : playerOf(people, player))}`)
    }
    case 'survivors': {
      const left = asTexts(value).map((id) => thingOf(people, id))
      if (!left.length) return 'Nessuna creatura resta sul campo di battaglia.'
      return sentence(phrase`${and(left)} ${verb('resta', left)} sul campo di battaglia`)
    }
    case 'legal': {
      const s = people.scenario.script?.[probe.action]
      const no = !asVerdict(value).verdict
      if (typeof s === 'object' && 'pay' in s) {
        const payers = Object.keys(s.pay).map((p) => playerOf(people, p))
        return sentence(phrase`${and(payers)} ${cannot(no, verb('può', payers))} ${doing(people, probe.action)}`)
      }
      return sentence(
        phrase`${actorOf(people, s, probe.action)} ${cannot(no, verbatim('può'))} ${doing(people, probe.action)}`,
      )
    }
    case 'triggers': {
      const n = asNumber(value)
      const its = phrase`l'abilità ${del(thingOf(people, probe.object))}`
      return n === 0 ? sentence(phrase`${its} non si innesca`) : sentence(phrase`${its} si innesca ${volte(n)}`)
    }
    case 'marked':
      return sentence(phrase`il danno segnato ${sul(thingOf(people, probe.object))} è ${figure(asNumber(value))}`)
    case 'pt': {
      const thing = thingOf(people, probe.object)
      if (value === 'gone') return sentence(phrase`${thing} non è più sul campo di battaglia`)
      return sentence(phrase`${thing} è una creatura ${verbatim(asText(value).replaceAll('-', '−'))}`)
    }
    case 'power':
      return sentence(phrase`la forza ${del(thingOf(people, probe.object))} è ${figure(asNumber(value))}`)
    case 'survives': {
      const no = asVerdict(value).verdict ? 'resta' : 'non è più'
      return sentence(phrase`${thingOf(people, probe.object)} ${verbatim(no)} sul campo di battaglia`)
    }
    case 'hand': {
      const n = asNumber(value)
      const anna = playerOf(people, probe.player)
      return n === 0 ? sentence(phrase`${anna} ha la mano vuota`) : sentence(phrase`${anna} ha ${carte(n)} in mano`)
    }
  }
}

const cannot = (no: boolean, verb: Phrase): Phrase => (no ? phrase`non ${verb}` : verb)
