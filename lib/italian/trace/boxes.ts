import { type Probe, type Reading, readingsOf, readProbe } from '#lib/questions/index'
import {
  and,
  carte,
  del,
  ed,
  figure,
  fromTo,
  type Phrase,
  phrase,
  pt,
  sentence,
  sul,
  verb,
  verbatim,
} from '../grammar/index'
import { holderOf, opponentsOf, thingOf } from '../names/people'
import { inZone, type ZoneId, zones } from '../names/terms'
import type { Box } from './box'
import { speaksOf } from './mentioned'
import { drawnBox, isCountedAnew, openingBox } from './opening-box'
import { sparedBox } from './spared-box'
import { stunnedOut, tappedBox } from './tapped-box'
import { player, type Saying, type Tale } from './telling/context'
import { isToken, objectOf, wished } from './why/scene'

/** What is said of each box that no other sentence speaks of: that what it asks has stayed as it was, or what it came to. */
export function boxesOf(t: Tale, probe: Probe, told: readonly Pick<Saying, 'sentence' | 'batch'>[]): readonly Saying[] {
  if (probe.ask !== 'several') return []
  const last = t.frames.length - 1
  Object.assign(t, { batch: last + 1, last })
  const left = readingsOf(probe).filter(
    (r) =>
      (r.ask === 'tapped' && stunnedOut(t, r.object)) ||
      isCountedAnew(t, r) ||
      (handOf(t, r) !== undefined && !told.some((s) => /\bman[oi]\b/.test(s.sentence))) ||
      !told.some((s) => speaksOf(r, s.sentence, t.people)),
  )
  const boxes = left.flatMap((reading) => boxOf(t, reading, probe) ?? [])
  const smaller = readingsOf(probe).flatMap((r) => {
    const since = shrunkSince(t, r)
    const stays = ({ sentence, batch }: Pick<Saying, 'sentence' | 'batch'>): boolean =>
      batch >= since && sentence.includes('resta sul campo') && speaksOf(r, sentence, t.people)
    return told.some(stays) ? [] : shrunkBox(t, r)
  })
  // What stays where it is is said of all that does.
  const said = [...boxes, ...smaller].map(
    ({ said, rules = [] }): Saying => ({ sentence: sentence(said), rules, batch: last, of: [], decides: true }),
  )
  return said.filter((s, n) => said.findIndex((x) => x.sentence === s.sentence) === n)
}

/** Whether a question asks also who controls an object. */
const asksController = (probe: Probe, label: string): boolean =>
  readingsOf(probe).some((r) => r.ask === 'controller' && r.object === label)

function boxOf(t: Tale, reading: Reading, probe: Probe): Box | undefined {
  const now = readProbe(reading, t.evaluation)
  switch (reading.ask) {
    case 'life':
      return typeof now === 'number' ? lifeBox(t, reading.player, now) : undefined
    case 'cardsDrawn':
      return isCountedAnew(t, reading) ? drawnBox(t, reading.player) : undefined
    case 'hand':
    case 'graveyard':
    case 'library':
      if (isCountedAnew(t, reading)) return openingBox(t, reading.player)
      return typeof now === 'number' ? pileBox(t, reading.ask, reading.player, now) : undefined
    case 'marked':
      return { said: phrase`il danno segnato ${sul(thing(t, reading.object))} non cambia: è ${figure(Number(now))}` }
    case 'zone':
      return sparedBox(t, reading.object) ?? (typeof now === 'string' ? zoneBox(t, reading.object, now) : undefined)
    case 'tapped':
      return tappedBox(t, reading.object, now === true)
    case 'power':
    case 'toughness':
    case 'pt':
      return sizeBox(t, reading.object)
    case 'owner':
      return typeof now === 'string'
        ? ownerBox(t, reading.object, now, asksController(probe, reading.object))
        : undefined
    case 'controller':
      return typeof now === 'string' ? controllerBox(t, reading.object, now) : undefined
    case 'survives':
      return now === true ? { said: phrase`${thing(t, reading.object)} resta sul campo di battaglia` } : undefined
    case 'lost':
      return now === false ? { said: phrase`${player(t, reading.player)} resta in partita` } : undefined
    case 'won':
      return now === true ? wonBox(t, reading.player) : undefined
    case 'sameObject':
      return now === false
        ? { said: phrase`${thing(t, reading.object)} ha cambiato zona: è un nuovo oggetto`, rules: ['400.7'] }
        : undefined
    case 'mayLook': {
      const whose = handOf(t, reading)
      return whose === undefined
        ? undefined
        : {
            said: phrase`${thing(t, reading.object)} è nella mano ${del(player(t, whose))}, e la mano di un altro non si guarda`,
            rules: ['402.3'],
          }
    }
    case 'isPermanent':
      return now === true
        ? { said: phrase`${thing(t, reading.object)} è sul campo di battaglia: è un permanente`, rules: ['110.1'] }
        : undefined
    default:
      return undefined
  }
}

/** In whose hand a card has come to be that somebody else may not look at. */
function handOf(t: Tale, reading: Reading): string | undefined {
  if (reading.ask !== 'mayLook' || readProbe(reading, t.evaluation) !== false) return undefined
  const v = t.view(t.last)
  const o = v.state.objects[objectOf(v, reading.object)]
  return o?.zone === 'hand' && o.owner !== reading.player ? o.owner : undefined
}

const thing = (t: Tale, label: string) => thingOf(t.people, label, t.view(t.last))

/** «Nora ha perso: Anna vince la partita», of who is left alone. */
function wonBox(t: Tale, who: string): Box | undefined {
  const end = t.evaluation.trace?.happenings.find(({ event: e }) => e.type === 'winGame' && e.lastStanding === true)
  if (!end) return undefined
  const foes = opponentsOf(t.people, who).map((foe) => player(t, foe))
  return { said: phrase`${and(foes)} ${verb('ha', foes)} perso: ${player(t, who)} vince la partita`, rules: end.rules }
}

function lifeBox(t: Tale, who: string, now: number): Box {
  const pool = t.people.start.state.players[who]?.pool ?? who
  const holder = holderOf(t.people, who)
  const before = t.people.start.state.life[pool]
  return before === now
    ? { said: phrase`i punti vita ${del(holder)} non cambiano: ${verb('resta', now)} ${figure(now)}` }
    : { said: phrase`il totale ${del(holder)} passa ${fromTo(before ?? 0, now)}` }
}

/** «Aldo aveva 4 carte in mano e ne ha lanciata 1», of a hand that nothing else has changed. */
function handAfterCasting(t: Tale, who: string, n: number): Phrase | undefined {
  const had = t.people.start.state.own.hand[who]?.length ?? 0
  const happened = (t.evaluation.trace?.happenings ?? []).filter(({ fate }) => fate === 'happened')
  const cast = happened.filter(({ event: e }) => e.type === 'cast' && e.player === who).length
  if (cast === 0 || had - cast !== n) return undefined
  const used = verbatim(cast === 1 ? 'ne ha lanciata 1' : `ne ha lanciate ${cast}`)
  return phrase`${player(t, who)} aveva ${carte(had)} in mano ${ed(used)}: ${verb('resta', n)} ${figure(n)}`
}

function pileBox(t: Tale, ask: 'hand' | 'graveyard' | 'library', who: string, n: number): Box {
  const where = inZone(ask, player(t, who))
  const left = ask === 'hand' && n > 0 ? handAfterCasting(t, who, n) : undefined
  if (left) return { said: left }
  return n === 0
    ? { said: phrase`${where} non c'è nessuna carta` }
    : { said: phrase`${where} ${verbatim(n === 1 ? "c'è" : 'ci sono')} ${carte(n)}` }
}

/** Whether an effect of the script looks for something outside the game. */
const asksOutside = (t: Tale): boolean => JSON.stringify(t.people.scenario.script ?? []).includes('"bringIn"')

/** Where something is that has never moved, as it stays there; undefined of what has. */
export function stayed(t: Tale, reading: Reading): Phrase | undefined {
  if (reading.ask !== 'zone') return undefined
  const { cards, objects } = t.evaluation.start
  const before = objects[cards[reading.object] ?? reading.object]
  const now = readProbe(reading, t.evaluation)
  const there = before?.id === objectOf(t.view(t.last), reading.object) && typeof now === 'string'
  return there && now.split(':')[0] === before.zone ? zoneBox(t, reading.object, now)?.said : undefined
}

function zoneBox(t: Tale, label: string, now: string): Box | undefined {
  const [zone = '', whose] = now.split(':')
  if (!(zone in zones)) return undefined
  const x = thing(t, label)
  const where = inZone(zone as ZoneId, whose === undefined ? undefined : player(t, whose))
  const { cards, objects } = t.evaluation.start
  const before = objects[cards[label] ?? label]
  const stays = before?.zone === zone && before.id === objectOf(t.view(t.last), label)
  if (stays && zone !== 'battlefield' && asksOutside(t)) {
    const found = wished(t)
    const said =
      found && whose !== undefined && found.owner !== whose
        ? phrase`${x} resta ${where}: l'effetto riguarda solo le carte ${del(found.who)}`
        : phrase`${x} resta ${where}, che è una zona della partita`
    return { said, rules: ['400.11', '400.1'] }
  }
  if (stays) return { said: phrase`${x} resta ${where}` }
  return { said: zone === 'stack' ? phrase`${x} è ancora in pila` : phrase`${x} ora è ${where}` }
}

/** The size of what no effect makes bigger or smaller: as it is printed, or as what it copies is. */
function sizeBox(t: Tale, label: string): Box | undefined {
  const v = t.view(t.last)
  const id = objectOf(v, label)
  const o = v.state.objects[id]
  const { power, toughness } = v.characteristics(id)
  if (o?.zone !== 'battlefield' || power === undefined || toughness === undefined) return undefined
  const x = thing(t, label)
  const size = pt(power, toughness)
  const layers = v.layersOf(id).map(({ modification }) => modification.layer)
  const { cards, objects } = t.evaluation.start
  const printed = objects[cards[label] ?? label]?.printed
  if (o.facing?.faceDown)
    return layers.some((layer) => layer.startsWith('7'))
      ? undefined
      : { said: phrase`${x} è ancora a faccia in giù: è ${size}`, rules: ['708.2a'] }
  const copied =
    layers.some((layer) => layer.startsWith('1')) || (printed?.power === 0 && power > 0 && layers.length === 0)
  if (copied)
    return { said: phrase`${x} ha la forza e la costituzione stampate su ciò che copia, ${size}`, rules: ['707.2'] }
  return layers.some((layer) => layer.startsWith('7'))
    ? undefined
    : { said: phrase`niente cambia forza e costituzione ${del(x)}: è ${size}` }
}

/** Since when something has had no more toughness than at the end: that it stays has been said of what it was before. */
function shrunkSince(t: Tale, reading: Reading): number {
  if (reading.ask !== 'zone') return 0
  const v = t.view(t.last)
  const id = objectOf(v, reading.object)
  const { toughness = 0 } = v.characteristics(id)
  return (
    t.frames.findLastIndex((s, n) => s.objects[id] && (t.view(n).characteristics(id).toughness ?? 0) > toughness) + 1
  )
}

/** What has lost toughness and has some left stays: whoever takes less of it for none would have it gone. */
function shrunkBox(t: Tale, reading: Reading): readonly Box[] {
  if (reading.ask !== 'zone' || readProbe(reading, t.evaluation) !== 'battlefield') return []
  const v = t.view(t.last)
  const id = objectOf(v, reading.object)
  const { toughness = 0 } = v.characteristics(id)
  const o = v.state.objects[id]
  // What has come back since is not what lost it, and what had lost it before has lost nothing.
  const there = o && t.evaluation.start.objects[o.id]?.zone === 'battlefield'
  const before = there ? (t.people.start.characteristics(o.id).toughness ?? 0) : 0
  if (!o || o.damage > 0 || toughness <= 0 || toughness >= before) return []
  const x = thing(t, reading.object)
  return [
    {
      said: phrase`${x} ha ancora costituzione ${figure(toughness)} ${ed(verbatim('resta sul campo di battaglia'))}`,
      rules: ['704.5f'],
    },
  ]
}

function ownerBox(t: Tale, label: string, owner: string, controls: boolean): Box {
  const v = t.view(t.last)
  const id = objectOf(v, label)
  const [x, who] = [thing(t, label), player(t, owner)]
  // Of a token the same rule gives both, where nobody else has taken control of it.
  const both = verbatim(controls && v.controller(id) === owner ? ', che ne ha anche il controllo' : '')
  return isToken(t, id)
    ? { said: phrase`${x} è una pedina: il proprietario è chi l'ha creata, ${who}${both}`, rules: ['111.2'] }
    : { said: phrase`${x} è una carta ${del(who)}, chiunque ne abbia il controllo`, rules: ['110.2'] }
}

function controllerBox(t: Tale, label: string, now: string): Box {
  const { cards, objects } = t.evaluation.start
  const id = cards[label] ?? label
  const x = thing(t, label)
  const before = objects[id]?.zone === 'battlefield' ? t.people.start.controller(id) : undefined
  return before === now
    ? { said: phrase`il controllo ${del(x)} non cambia: è ${del(player(t, now))}` }
    : { said: phrase`${x} è sotto il controllo ${del(player(t, now))}` }
}
