import { type Evaluation, evaluate, type PlayerId, type Scenario, type ScriptStep } from '#lib/rules/index'
import { and, del, ed, type Phrase, phrase, puntiVita, sentence, verbatim, volte } from '../../grammar/index'
import { type People, playerOf, thingOf } from '../../names/people'
import { announced } from './announcing'
import { arrival, onTheWay } from './arriving'
import { attackersBefore, attackSentences, blockSentences, defenderOf, unblocked } from './combat'
import {
  colorOfMana,
  effectSentence,
  handSentence,
  isAnother,
  leadingShields,
  shieldedBy,
  totalsSentence,
} from './effects'
import { castName } from './faces'
import { inspecting } from './inspecting'
import { mulliganSentences } from './ordering'
import { shortcutSentences } from './shortcut'
import { aimed, mention, type Teller } from './teller'
import { whichAbility } from './which'

const evaluations = new WeakMap<People, Evaluation>()

/** What comes of the whole script, evaluated once for all that is told of it: a long one would otherwise be evaluated for each of its points. */
function evaluationOf(people: People): Evaluation {
  const known = evaluations.get(people)
  if (known) return known
  const evaluation = evaluate(people.scenario)
  evaluations.set(people, evaluation)
  return evaluation
}

/** Whose turn it is when a point of the script is reached, or where it ends before. */
function activeAt(people: People, n: number): PlayerId {
  const script = people.scenario.script ?? []
  const { active } = people.start.state.turn
  const goesOn = script.slice(0, n).some((s) => typeof s === 'object' && ('step' in s || 'pass' in s))
  if (!goesOn) return active
  const { states, outcome } = evaluationOf(people)
  return (states[n - 1] ?? outcome).turn.active
}

/** What one action of the script is, in sentences. */
export function tell(t: Teller, n: number, upTo: number): readonly Phrase[] {
  const { people } = t
  const script = people.scenario.script ?? []
  const s = script[n]
  const active = activeAt(people, n)
  if (s === undefined || onTheWay(t, n)) return []
  if (typeof s === 'string') return word(t, s, n, upTo)
  if ('attack' in s) return attackAndBlock(t, s, n, upTo, active)
  if ('block' in s) {
    if (joinsAttack(script, n)) return []
    return blockSentences(t, s, s.by ?? defenderOf(t, people.scenario, n, active), attackersBefore(people.scenario, n))
  }
  if ('effect' in s)
    return [
      effectSentence(t, s, active, moment(people, script, n), isAnother(script, n, active)),
      ...handSentence(people, s, active),
      ...totalsSentence(people, s.effect),
    ]
  if ('cast' in s) return castSentences(t, s, active, responding(people, script, n))
  if ('activate' in s) {
    const anna = playerOf(people, s.by ?? people.start.controller(s.activate))
    const before = script[n - 1]
    if (typeof before === 'object' && 'activate' in before && before.activate === s.activate)
      return [sentence(phrase`in risposta ${anna} attiva di nuovo l'abilità ${del(thingOf(people, s.activate))}`)]
    const answers = responding(people, script, n) && !givesMana(people, s)
    return [
      sentence(
        phrase`${verbatim(answers ? 'in risposta ' : '')}${anna} attiva ${whichAbility(t, s.activate, s.ability)} ${del(mention(t, s.activate))}${targetsOf(t, s.targets)}${colored(people, s)}`,
      ),
    ]
  }
  if ('play' in s) return [sentence(phrase`${playerOf(people, s.by ?? active)} gioca ${thingOf(people, s.play)}`)]
  if ('pay' in s) return [paid(t, s.pay)]
  if ('turnUp' in s) {
    const anna = playerOf(people, s.by ?? people.start.controller(s.turnUp))
    return [sentence(phrase`${anna} gira ${mention(t, s.turnUp)} a faccia in su`)]
  }
  if ('pass' in s) return [sentence(phrase`${playerOf(people, s.pass)} passa`)]
  if ('step' in s) return [arrival(t, s.step, n, activeAt)]
  if ('suspend' in s)
    return [sentence(phrase`${playerOf(people, s.by ?? active)} sospende ${thingOf(people, s.suspend)}`)]
  if ('concede' in s) return [sentence(phrase`${playerOf(people, s.concede)} concede la partita`)]
  if ('shortcut' in s) return shortcutSentences(people, s)
  const { who = active, does } = inspecting(people, s, 'present')
  return [sentence(phrase`${playerOf(people, who)} ${does}`)]
}

const targetsOf = (t: Teller, targets: readonly string[] | undefined): Phrase =>
  targets?.length
    ? phrase` con ${verbatim(targets.length > 1 ? 'bersagli' : 'bersaglio')} ${and(targets.map((id) => aimed(t, id)))}`
    : verbatim('')

const paid = (t: Teller, pay: Readonly<Record<PlayerId, number>>): Phrase =>
  sentence(and(Object.entries(pay).map(([p, n]) => phrase`${playerOf(t.people, p)} paga ${puntiVita(n)}`)))

/** Whether something that was cast or activated just before is still on the stack. */
const responding = (people: People, script: readonly ScriptStep[], n: number): boolean => {
  const before = script[n - 1]
  if (typeof before !== 'object') return false
  if ('pass' in before || 'effect' in before) return n > 1 && responding(people, script, n - 1)
  return 'cast' in before || ('activate' in before && !makesMana(people, before.activate, before.ability))
}

/** Whether an ability does nothing but add mana: nothing is done in response to it (605.3b). */
function makesMana({ start }: People, id: string, at = 0): boolean {
  const { objects, cards } = start.state
  const ability = objects[cards[id] ?? id]?.printed.abilities[at]
  return ability?.type === 'activated' && 'effect' in ability && ability.effect.do === 'addMana'
}

function castSentences(
  t: Teller,
  s: Extract<ScriptStep, { cast: unknown }>,
  active: PlayerId,
  responds: boolean,
): readonly Phrase[] {
  const anna = playerOf(t.people, s.by ?? active)
  const when = responds ? verbatim('in risposta ') : verbatim('')
  return [sentence(phrase`${when}${anna} lancia ${castName(t.people, s)}${announced(t, s)}`)]
}

/** Whether the block after an attack is an empty one that the sentence of the attack tells. */
const joinsAttack = (script: readonly ScriptStep[], n: number): boolean => {
  const before = script[n - 1]
  const s = script[n]
  return (
    typeof before === 'object' &&
    'attack' in before &&
    Object.keys(before.attack).length > 0 &&
    typeof s === 'object' &&
    'block' in s &&
    Object.keys(s.block).length === 0
  )
}

function attackAndBlock(
  t: Teller,
  s: Extract<ScriptStep, { attack: unknown }>,
  n: number,
  upTo: number,
  active: PlayerId,
): readonly Phrase[] {
  const { scenario } = t.people
  const script = scenario.script ?? []
  const attack = attackSentences(t, s, active)
  const next = script[n + 1]
  const none =
    n + 1 < upTo && (joinsAttack(script, n + 1) || (next === 'combat-damage' && Object.keys(s.attack).length > 0))
  if (!none) return attack
  const by = typeof next === 'object' && 'block' in next ? next.by : undefined
  const defender = by ?? defenderOf(t, scenario, n + 1, active)
  const last = attack.at(-1)
  return last === undefined
    ? []
    : [...attack.slice(0, -1), ...unblocked(t, last, defender, Object.keys(s.attack).length)]
}

/** Whether an ability that is activated adds mana: «in risposta» would say too much, or too little. */
function givesMana(people: People, s: Exclude<ScriptStep, string>): boolean {
  if (!('activate' in s)) return false
  const a = people.start.state.objects[s.activate]?.printed.abilities[s.ability ?? 0]
  return a !== undefined && JSON.stringify(a).includes('"do":"addMana"')
}

/** « e sceglie il blu»: the colour of the mana that an ability adds is told with it. */
function colored(people: People, s: Exclude<ScriptStep, string>): Phrase {
  const color = givesMana(people, s) ? colorOfMana(people) : undefined
  return color === undefined ? verbatim('') : phrase` e sceglie ${verbatim(color)}`
}

/**
 * When an effect resolves, where it is not simply the next thing: after the blocks, between the damage steps. After damage it is: what has
 * triggered on it may still be on the stack, and combat is not over before that has resolved (500.2).
 */
function moment(people: People, script: readonly ScriptStep[], n: number): Phrase {
  const before = script[n - 1]
  // A shield with which the story begins is there; one that comes later is what happens before.
  if (before === undefined || n <= leadingShields(script).length) return verbatim('')
  if (before === 'next-combat-damage') return verbatim('fra le due sottofasi di danno da combattimento')
  if (typeof before === 'object' && 'block' in before) return verbatim('dopo la dichiarazione dei bloccanti')
  if (typeof before === 'object' && 'attack' in before) return verbatim("dopo la dichiarazione dell'attacco")
  const answers = typeof before === 'object' && ('cast' in before || 'activate' in before) && !givesMana(people, before)
  return verbatim(answers ? 'in risposta' : 'poi')
}

/** The actions that have only a name. Damage at the end of the script goes without saying: the question is about it. */
function word(t: Teller, s: Extract<ScriptStep, string>, n: number, upTo: number): readonly Phrase[] {
  const script = t.people.scenario.script ?? []
  const last = n === upTo - 1
  if (s === 'combat-damage') return last ? [] : [sentence(verbatim('è il momento del danno da combattimento'))]
  if (s === 'next-combat-damage') {
    const again = script.slice(0, n).includes('next-combat-damage')
    return last || script[n + 1] === 'next-combat-damage' || typeof script[n + 1] === 'object'
      ? []
      : [
          sentence(
            verbatim(
              again ? 'avviene la seconda sottofase di danno' : 'avviene la prima sottofase di danno da combattimento',
            ),
          ),
        ]
  }
  const before = script[n - 1]
  const spell = typeof before === 'object' && ('cast' in before || 'activate' in before)
  if (s === 'start-game') return mulliganSentences(t)
  if (s === 'all-pass') {
    if (script[n - 1] === 'all-pass') return []
    const times = script.slice(n).findIndex((x) => x !== 'all-pass')
    const run = times < 0 ? script.length - n : times
    return [
      sentence(
        run > 1
          ? phrase`per ${volte(run)} ${verbatim('di fila tutti i giocatori passano')}`
          : verbatim('tutti i giocatori passano'),
      ),
    ]
  }
  if (s === 'resolve-all' && isOnlyBelieved(t.people.scenario, n)) return []
  const first = script.slice(0, n).every((x) => shieldedBy(x) !== undefined)
  const what = s === 'resolve' ? 'tutti i giocatori passano' : 'si risolve tutto ciò che è in pila'
  if (!spell) {
    // Several resolutions, one after the other, are one sentence.
    if (s === 'resolve' && before === 'resolve' && resolvedAlone(script, n - 1)) return []
    const more = s === 'resolve' ? script.slice(n, upTo).findIndex((x) => x !== 'resolve') : 1
    const run = more < 0 ? upTo - n : more
    if (run > 1) return [sentence(phrase`${verbatim(first ? 'per' : 'poi per')} ${volte(run)} ${verbatim(what)}`)]
    return [sentence(verbatim(first ? what : `poi ${what}`))]
  }
  if (s === 'resolve-all') return [sentence(verbatim('nessuno risponde e la pila si svuota'))]
  // A last resolution goes without saying where the question is about what comes of it, not where something is to be done after it.
  if (last && upTo === script.length) return [sentence(verbatim('nessuno risponde'))]
  const named = 'cast' in before && t.people.start.state.objects[before.cast]?.sides === undefined
  const done = named ? phrase`${thingOf(t.people, before.cast)}` : verbatim('cast' in before ? 'la magia' : "l'abilità")
  return [sentence(phrase`nessuno risponde ${ed(done)} si risolve`)]
}

/**
 * Whether only somebody who believes it has anything on the stack that resolves here: nobody has cast, activated or has an ability, and the
 * game goes on to a step that asks for an empty stack anyway.
 */
function isOnlyBelieved({ field = {}, effects = [], script = [] }: Scenario, n: number): boolean {
  const next = script[n + 1]
  const plain = (s: ScriptStep): boolean =>
    s === 'combat-damage' || (typeof s === 'object' && ('attack' in s || 'block' in s || 'effect' in s))
  const able = Object.values(field)
    .flat()
    .some(({ abilities = [], keywords = [] }) => abilities.length > 0 || keywords.length > 0)
  return typeof next === 'object' && 'step' in next && script.slice(0, n).every(plain) && !able && effects.length === 0
}

/** Whether a resolution is told by itself, and not as what comes of the spell or ability before it. */
function resolvedAlone(script: readonly ScriptStep[], n: number): boolean {
  const before = script[n - 1]
  return !(typeof before === 'object' && ('cast' in before || 'activate' in before))
}

/** Sentences of one player or of one journey as one: «Anna lancia Rovina e passa.», «…, poi alla sottofase di mantenimento.» */
export function joined(story: readonly Phrase[]): readonly Phrase[] {
  const out: Phrase[] = []
  for (const s of story) {
    const last = out.at(-1)
    const both = last === undefined ? undefined : together(last, s)
    if (both === undefined) out.push(s)
    else out.splice(-1, 1, both)
  }
  return out
}

function together(last: Phrase, s: Phrase): Phrase | undefined {
  const rest = (start: string): string | undefined =>
    last.startsWith(start) && s.startsWith(start) && last.endsWith('.') && !last.endsWith('».')
      ? s.slice(start.length)
      : undefined
  const journey = rest('La partita arriva ')
  if (journey !== undefined) return verbatim(`${last.slice(0, -1)}, poi ${journey}`)
  const [anna = ''] = s.split(' ')
  if (last.startsWith(`${anna} sospende `) && s.startsWith(`${anna} lancia `))
    return verbatim(`${last.slice(0, -1)}, poi ${s.slice(anna.length + 1)}`)
  const passes = s === `${anna} passa.` && new RegExp(`^(?:In risposta )?${anna} lancia `).test(last)
  return passes ? verbatim(`${last.slice(0, -1)} e passa.`) : undefined
}
