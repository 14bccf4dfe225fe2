import { invariant } from '#lib/base/invariant'
import type { PlayerId, ScriptStep } from '#lib/rules/index'
import {
  agree,
  al,
  and,
  con,
  danni,
  del,
  il,
  type Noun,
  noun,
  ordinal,
  type Phrase,
  phrase,
  puntiVita,
  verb,
  verbatim,
} from '../../grammar/index'
import { opponentsOf, type People, playerOf, thingOf } from '../../names/people'
import { announcement } from '../stem/announcing'
import { blockersOf, defenderOf } from '../stem/combat'
import { inspecting } from '../stem/inspecting'
import { sharedAmount } from '../stem/payment'
import { proposing } from '../stem/shortcut'
import { loyaltyAbility } from '../stem/which'

/** The player who wants to do it, by seat. */
export function actingSeat(people: People, s: ScriptStep | undefined, n: number): PlayerId {
  const { active } = people.start.state.turn
  if (typeof s !== 'object' || 'attack' in s) return active
  if ('block' in s) return s.by ?? defenderOf({ people, known: new Set() }, people.scenario, n, active)
  if ('activate' in s) return s.by ?? people.start.controller(s.activate)
  if ('pay' in s) return Object.keys(s.pay)[0] ?? active
  if ('pass' in s) return s.pass
  if ('look' in s) return s.look
  if ('shortcut' in s) return s.shortcut
  if ('count' in s) return s.count
  if ('arrange' in s) return s.arrange
  return 'concede' in s ? s.concede : 'by' in s && s.by ? s.by : active
}

/** The same, by name. */
export const actorOf = (people: People, s: ScriptStep | undefined, n: number): Noun =>
  playerOf(people, actingSeat(people, s, n))

const named = (people: People, id: string): Noun => people.players[id] ?? thingOf(people, id)

const at = (people: People, targets: readonly string[] | undefined): Phrase =>
  targets?.length
    ? phrase` con ${verbatim(targets.length > 1 ? 'bersagli' : 'bersaglio')} ${and(targets.map((id) => named(people, id)))}`
    : verbatim('')

/** «L'abilità di Altare»; which one, where there are several. */
function abilityOf(people: People, id: string, n: number): Phrase {
  const abilities = people.start.state.objects[id]?.printed.abilities.filter((a) => a.type === 'activated') ?? []
  if (abilities.length < 2) return phrase`l'abilità ${del(thingOf(people, id))}`
  const one = abilities[n]
  const which = (one?.type === 'activated' && loyaltyAbility(one)) || il(noun(`${ordinal(n + 1, 'f')} abilità`, 'f'))
  return phrase`${which} ${del(thingOf(people, id))}`
}

/** Where somebody has to attack or to block, a declaration is legal for what is not in it. */
const isWithoutOthers = (people: People): boolean => mentions(people, '"must":"')

/** «Con Lupo», «con il solo Lupo», «soltanto con Lupo e con Orso»: `only` where others are there and stay out. */
function withOnly(who: readonly Noun[], only: boolean, each: Phrase): Phrase {
  const [one, ...more] = who
  if (!only || one === undefined) return each
  return more.length > 0 ? phrase`soltanto ${each}` : con(noun(phrase`${agree('solo', one)} ${one}`, one.gender))
}

/** Whether anything on the board or in the story has these words. */
const mentions = ({ scenario: s }: People, words: string): boolean =>
  JSON.stringify([s.field, s.effects, s.script]).includes(words)

/** The same where somebody may block with menace in play and leaves out one who could join: with them the block would be legal. */
function isOnlyWith(people: People, blockers: readonly string[]): boolean {
  const { objects } = people.start.state
  const whose = objects[blockers[0] ?? '']?.controller
  const more = Object.values(objects).some(
    ({ id, zone, controller, printed }) =>
      zone === 'battlefield' && controller === whose && printed.types.includes('creature') && !blockers.includes(id),
  )
  return (blockers.length === 1 && more && mentions(people, '"menace"')) || isWithoutOthers(people)
}

function attacking(people: People, s: Extract<ScriptStep, { attack: unknown }>): Phrase {
  const ids = Object.keys(s.attack)
  if (!ids.length) return verbatim('rinunciare ad attaccare')
  const [target] = Object.values(s.attack)
  const opposed =
    target !== undefined && opponentsOf(people, people.start.state.turn.active).length === 1 && people.players[target]
  const whom = target === undefined || opposed ? verbatim('') : phrase` ${named(people, target)}`
  // Of who cannot attack alone it is asked whether it may go without the others that are there.
  const only = (ids.length === 1 && mentions(people, '"attack-alone"')) || isWithoutOthers(people)
  const who = ids.map((id) => named(people, id))
  return phrase`attaccare${whom} ${withOnly(who, only, verbatim(who.map((x) => con(x)).join(' e ')))}`
}

function blocking(people: People, s: Extract<ScriptStep, { block: unknown }>): Phrase {
  const blocks = [...blockersOf(s)].map(([attacker, blockers]) => {
    const who = blockers.map((b) => named(people, b))
    return phrase`${named(people, attacker)} ${withOnly(who, isOnlyWith(people, blockers), con(and(who)))}`
  })
  return blocks.length ? phrase`bloccare ${and(blocks)}` : verbatim('rinunciare a bloccare')
}

/** What somebody wants to do, after «può»: «attivare l'abilità di Altare», «bloccare Drago con Golem». */
export function doing(people: People, n: number): Phrase {
  const s = people.scenario.script?.[n]
  invariant(s !== undefined, `action ${n} of the script is asked about`)
  if (s === 'combat-damage' || s === 'next-combat-damage') return dividing(people)
  if (typeof s === 'string') return verbatim('risolvere ciò che è in pila')
  if ('attack' in s) return attacking(people, s)
  if ('block' in s) return blocking(people, s)
  if ('activate' in s) return phrase`attivare ${abilityOf(people, s.activate, s.ability ?? 0)}${at(people, s.targets)}`
  if ('cast' in s) return phrase`lanciare ${thingOf(people, s.cast)}${announcement(people, s)}`
  if ('suspend' in s) return phrase`sospendere ${thingOf(people, s.suspend)}`
  if ('pay' in s) {
    const same = sharedAmount(s.pay)
    const each = Object.keys(s.pay).length > 1 ? verbatim(' a testa') : verbatim('')
    return same === undefined ? verbatim('fare insieme questi pagamenti') : phrase`pagare ${puntiVita(same)}${each}`
  }
  if ('turnUp' in s) return phrase`girare ${thingOf(people, s.turnUp)} a faccia in su`
  if ('play' in s) return phrase`giocare ${thingOf(people, s.play)}`
  if ('pass' in s) return verbatim('passare')
  if ('look' in s || 'count' in s || 'arrange' in s || 'ante' in s) return inspecting(people, s, 'infinitive').does
  if ('shortcut' in s) return proposing(s)
  if ('concede' in s) return verbatim('concedere la partita')
  return verbatim('farlo')
}

/** The division of damage that the scenario chooses: «assegnare 3 danni di Toro a Lince e 1 danno a Volpe». */
function dividing(people: People): Phrase {
  const c = people.scenario.choices?.find((x) => x.choose === 'assign-damage')
  const answer = typeof c?.answer === 'object' && !Array.isArray(c.answer) ? Object.entries(c.answer) : []
  const parts = answer.flatMap(([to, n]) =>
    Number(n) > 0 ? [phrase`${danni(Number(n))} ${al(named(people, to))}`] : [],
  )
  return c?.of === undefined
    ? verbatim('assegnare il danno così')
    : phrase`assegnare così il danno ${del(named(people, c.of))}: ${and(parts)}`
}

/** «Anna può attivare l'abilità di Altare» */
export function askLegal(people: People, n: number): Phrase {
  const s = people.scenario.script?.[n]
  if (typeof s === 'object' && 'pay' in s) {
    const payers = Object.keys(s.pay).map((p) => playerOf(people, p))
    return phrase`${and(payers)} ${verb('può', payers)} ${doing(people, n)}`
  }
  return phrase`${actorOf(people, s, n)} può ${doing(people, n)}`
}

/** «Anna può attivare ora l'abilità di Altare»: with the moment, where what is not allowed now may be allowed later. */
export function askLegalNow(people: People, n: number): Phrase {
  const s = people.scenario.script?.[n]
  return needsPriority(s) ? phrase`${actorOf(people, s, n)} può ora ${doing(people, n)}` : askLegal(people, n)
}

/** Whether something is done with priority, at one moment or another. */
export const needsPriority = (s: ScriptStep | undefined): boolean =>
  typeof s === 'object' && WAITING.some((verb) => verb in s)

const WAITING = ['cast', 'activate', 'suspend', 'turnUp', 'play'] as const
