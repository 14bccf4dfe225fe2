import type { GameEvent, ObjectId } from '#lib/rules/index'
import { conditionText } from '../../card/condition'
import { agree, and, del, ed, il, type Noun, noun, type Phrase, phrase, un, verb, verbatim } from '../../grammar/index'
import { cardTypes, inZone, isKeyword, keywordText, segnalini, type ZoneId, zones } from '../../names/terms'
import { becoming, object, player, type Tale } from '../telling/context'
import { isWithinCheck } from '../telling/tree'
import { compared } from './condition'
import { type By, controllerOf, type Missed, named } from './missed'
import { notAble, notDone } from './not-done'
import { otherQuality } from './quality'
import { actor, befallen, type Group, isOwnTurn, thingsOf, voiceOf } from './scene'

/** «L'abilità di Coro non si innesca», with the one thing that kept it. */
export function triggerMiss(t: Tale, group: Group, missed: Missed): Phrase | undefined {
  const [{ kept, on }] = group
  if (!on) return undefined
  const it = named(t, missed)
  const so = isApart(t, group, missed)
    ? phrase`per ${apart(t, group)} ${il(it)} non si innesca`
    : phrase`${il(it)} non si innesca`
  switch (kept.by) {
    case 'nothing':
      return nothing(t, group, on.event, so)
    case 'impossible':
      return impossible(t, group, on.event, so)
    case 'replaced':
      return replaced(t, group, missed, so)
    case 'kind':
      return otherKind(t, group, kept, so)
    case 'part':
      return otherPart(t, group, missed, kept, so)
    case 'quality':
      return otherQuality(t, group, missed, kept, so)
    case 'condition':
      return condition(t, missed, kept, so)
    case 'gone':
      return gone(t, on.event, object(t, missed.source))
    case 'counters':
      return diedWith(t, missed.source, on.id, {
        still: phrase`quando ${object(t, missed.source)} muore ha ancora ${segnalini(kept.number, kept.counter)}`,
        not: phrase`${verbatim(missed.keyword && isKeyword(missed.keyword) ? keywordText(missed.keyword) : '')} non si innesca`,
      })
    default:
      return undefined
  }
}

/** That something died with a counter, and where a check has killed it that had one of the opposite kind, why the two had not gone before. */
function diedWith(
  t: Tale,
  id: ObjectId,
  death: number,
  { still, not }: { readonly still: Phrase; readonly not: Phrase },
): Phrase {
  const { counters = {} } = t.frames.findLast(({ objects }) => objects[id]?.zone === 'battlefield')?.objects[id] ?? {}
  const both = (counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0
  return both && isWithinCheck(t.evaluation.trace?.happenings ?? [], death)
    ? phrase`le azioni generate dallo stato avvengono insieme: ${still}, ${ed(not)}`
    : phrase`${still}: ${not}`
}

/** Whether the ability triggers in the same moment on something else: then it is said on what it does not. */
function isApart(t: Tale, [{ batch, on }]: Group, { source: of }: Missed): boolean {
  const things = on && (befallen(on.event) ?? ('source' in on.event ? on.event.source : undefined))
  const triggers = t.evaluation.trace?.happenings ?? []
  return (
    things !== undefined &&
    triggers.some((h) => {
      const parent = h.parent === undefined ? undefined : triggers[h.parent]
      return h.event.type === 'trigger' && h.event.trigger.source === of && parent?.batch === batch
    })
  )
}

/** «Per Orso», «per loro», «per questo danno». */
function apart(t: Tale, group: Group): Phrase {
  const things = thingsOf(t, group)
  if (group[0].on?.event.type === 'damage') return verbatim('questo danno')
  return things.length > 1 ? verbatim('loro') : and(things)
}

/** A keyword goes by its name, any other ability by what it is of. */
/** An event of 0, or one that the rules do not count as such. */
function nothing(t: Tale, group: Group, e: GameEvent, so: Phrase): Phrase | undefined {
  const who = actor(t, e)
  if (e.type === 'gainLife') return phrase`${so}: chiede di guadagnare punti vita, e 0 non è guadagnare`
  if (e.type === 'scry' && who) return phrase`${who} profetizza 0: non è un evento, ${ed(so)}`
  if (e.type === 'surveil' && who) return phrase`${who} sorveglia 0: non è un evento, ${ed(so)}`
  const things = thingsOf(t, group)
  if (e.type === 'move' && things.length) return phrase`${and(things)} non ${verb('muore', things)}: ${so}`
  if (e.type === 'draw' && who) return phrase`${who} non pesca da un grimorio vuoto: ${so}`
  return phrase`questo non conta come evento: ${so}`
}

/** «Chierico non è più sul campo di battaglia quando Medusa viene lanciata: la sua abilità non si innesca.» */
function gone(t: Tale, e: GameEvent, x: Noun): Phrase {
  const so = phrase`la sua abilità non si innesca`
  const there = phrase`${x} non è più ${inZone('battlefield')}`
  if (e.type !== 'cast') return phrase`${there}: ${so}`
  const spell = becoming(t, e.object)
  return phrase`${there} quando ${spell} viene ${agree('lanciato', spell)}: ${so}`
}

/** An event that a rule forbids. */
function impossible(t: Tale, group: Group, e: GameEvent, so: Phrase): Phrase | undefined {
  const things = thingsOf(t, group)
  if (group.every(isOwnTurn)) return turnedAlready(t, group, e)
  if (e.type === 'damage' && e.amount === 0) return phrase`infliggere 0 danni non è infliggere danno: ${so}`
  if (e.type === 'tap')
    return phrase`${and(things)} ${verb('resta', things)} ${agree('TAPpato', things)} ${verbatim('e non lo')} ${verb('diventa', things)}: ${so}`
  if (e.type === 'untap')
    return phrase`${and(things)} ${verb('resta', things)} ${agree('STAPpato', things)} ${verbatim('e non lo')} ${verb('diventa', things)}: ${so}`
  const not = notAble(t, e, things)
  if (not) return phrase`${not}: ${so}`
  return phrase`l'evento che ci vuole non può accadere: ${so}`
}

/** «Le abilità di Orso e di Lupo non si innescano: Orso e Lupo erano già TAPpati, e non lo diventano adesso.» */
function turnedAlready(t: Tale, group: Group, e: GameEvent): Phrase {
  const inOrder = [...group].sort((a, b) => (a.on?.id ?? 0) - (b.on?.id ?? 0))
  const things = thingsOf(t, inOrder as unknown as Group)
  const [one, ...more] = things
  const whose = and(things.map((x) => del(x)))
  const many = more.length > 0
  const idle = many
    ? phrase`le abilità ${whose} non si innescano`
    : phrase`l'abilità ${del(one ?? noun('creatura', 'f'))} non si innesca`
  const so = agree(e.type === 'tap' ? 'TAPpato' : 'STAPpato', things)
  return phrase`${idle}: ${and(things)} ${verbatim(many ? 'erano' : 'era')} già ${so}${verbatim(', e non lo')} ${verb('diventa', things)} adesso`
}

/** An event in whose place something else happens. */
function replaced(t: Tale, group: Group, { ability }: Missed, so: Phrase): Phrase | undefined {
  const [{ on }] = group
  const things = thingsOf(t, group)
  if (on?.event.type === 'damage') return phrase`questo danno è prevenuto o sostituito: ${so}`
  if (ability.when.event === 'dies') return phrase`${and(things)} non ${verb('muore', things)}: ${so}`
  if (on?.event.type === 'discard')
    return phrase`${and(things)} ${verb('va', things)} altrove e non ${verb('conta', things)} come ${agree('scartato', things)}: ${so}`
  if (on?.event.type === 'move')
    return phrase`${and(things)} non ${verb('va', things)} ${inZone(on.event.to as ZoneId)}: ${so}`
  const not = on && notDone(t, on.event, things)
  if (not) return phrase`${not}: ${so}`
  return phrase`al posto dell'evento che ci vuole ne accade un altro: ${so}`
}

/** An event of another kind than the one that is waited for. */
function otherKind(t: Tale, group: Group, { asked }: By<'kind'>, so: Phrase): Phrase | undefined {
  const [{ on }] = group
  const e = on?.event
  const things = thingsOf(t, group)
  const them = and(things)
  switch (e?.type) {
    case 'showFace':
      return phrase`${them} ${verb('è', things)} già ${inZone('battlefield')}: girarsi a faccia in su non è entrare, ${ed(so)}`
    case 'turnOver':
      return phrase`${them} ${verb('è', things)} già ${inZone('battlefield')}: trasformarsi non è entrare, ${ed(so)}`
    case 'move':
      if (asked !== 'dies' || !(e.to in zones)) return undefined
      return e.to === 'graveyard' && areNoCreatures(t, group)
        ? phrase`${them} non ${verb('è', things)} ${things.length > 1 ? verbatim('creature') : un(cardTypes.creature.it)}: ${verb('va', things)} ${inZone('graveyard')} senza morire, ${ed(so)}`
        : phrase`andare ${inZone(e.to as ZoneId)} non è morire: ${so}`
    case 'sacrifice':
      return phrase`${them} ${verb('viene', things)} ${agree('sacrificato', things)}, e non ${agree('distrutto', things)}: ${so}`
    case 'destroy':
      return phrase`${them} ${verb('viene', things)} ${agree('distrutto', things)}, e non ${agree('sacrificato', things)}: ${so}`
    case 'putInHand':
      return phrase`mettere una carta in mano non è pescare: ${so}`
    case 'copySpell':
      return phrase`la copia di una magia non viene lanciata: ${so}`
    case 'playLand':
      return phrase`una terra si gioca e non si lancia: ${so}`
    case 'mill':
      return phrase`macinare non è scartare: ${so}`
    case 'damage':
      return phrase`il danno ${del(object(t, e.source))} non fa perdere punti vita: ${so}`
    case 'loseLife':
    case 'payLife':
      return phrase`${verbatim(e.type === 'payLife' ? 'pagare' : 'perdere')} punti vita non è subire danno: ${so}`
    default:
      return undefined
  }
}

/** Whether what leaves the battlefield in each event of a group is no creature there: who has only creatures die says so of it. */
const areNoCreatures = (t: Tale, group: Group): boolean =>
  group.every(({ batch, on }) => {
    const before = t.view(Math.max(0, batch - 1))
    const o = on && before.state.objects[befallen(on.event) ?? '']
    return o?.zone === 'battlefield' && !before.characteristics(o.id).types.includes('creature')
  })

/** A word of the pattern: combat damage, whose event it is, from where to where. */
function otherPart(t: Tale, group: Group, missed: Missed, { part, asked }: By<'part'>, so: Phrase): Phrase | undefined {
  const [{ on }] = group
  if (!on) return undefined
  const things = thingsOf(t, group)
  const e = on.event
  if (part === 'combat') {
    const fight = isOfFight(t, on.id)
    const damage = fight ? phrase`il danno di una lotta` : phrase`questo danno`
    return phrase`${damage} ${verbatim(asked.combat ? 'non è' : 'è')} da combattimento: ${so}`
  }
  if (part === 'player') {
    const who = actor(t, e) ?? (things[0] && t.people.players[('target' in e && e.target) || ''])
    const [spell, ...more] = things
    // Of a spell it is said whose is waited for, and whose it is.
    if (who && e.type === 'cast' && asked.player === 'you' && spell && more.length === 0)
      return phrase`${il(named(t, missed))} aspetta una magia ${del(player(t, controllerOf(t, missed)))}, ${ed(spell)} è ${del(who)}: non si innesca`
    return who && phrase`${il(named(t, missed))} non riguarda ${il(who)}: non si innesca`
  }
  if (part === 'to' && e.type === 'move' && e.to in zones)
    return phrase`${and(things)} ${verb('va', things)} ${inZone(e.to as ZoneId)}: ${so}`
  if (part === 'from' && asked.from !== undefined && asked.from in zones)
    return phrase`${and(things)} non ${verb('era', things)} ${inZone(asked.from as ZoneId)}: ${so}`
  if (part === 'cause')
    return asked.cause === 'damage'
      ? phrase`questa perdita di punti vita non viene da danno: ${so}`
      : phrase`questa perdita di punti vita non è un pagamento: ${so}`
  if (part === 'counter') return phrase`i segnalini sono di un altro tipo: ${so}`
  return undefined
}

const isOfFight = (t: Tale, id: number): boolean => {
  const all = t.evaluation.trace?.happenings ?? []
  const parent = all[id]?.parent
  return parent !== undefined && all[parent]?.event.type === 'fight'
}

/** «Anna ha 12 punti vita: l'abilità di Lanterna ne chiede almeno 13 e non si innesca.» */
function condition(t: Tale, missed: Missed, kept: By<'condition'>, so: Phrase): Phrase {
  const you = controllerOf(t, missed)
  const it = il(named(t, missed))
  const numbers = compared(t, kept, you, missed.source)
  if (numbers) return phrase`${numbers.has}: ${it} ${numbers.asks} e non si innesca`
  return phrase`non è vero che ${conditionText(voiceOf(t, you, missed.source), kept.is)}: ${so}`
}
