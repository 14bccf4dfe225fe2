import type { RuleId } from '#lib/rules/index'
import type { Told } from '../story'

/** What somebody with a belief does not think, though it is of another rule than the one that they misread. */
const DENIED: Readonly<Record<string, RegExp>> = {
  'damage-clears-after-combat': /^Il danno segnato s.+ la costituzione .+ resta sul campo di battaglia/,
  'damage-destroys-directly': /^Al controllo il danno segnato .+ resta in combattimento/,
  'evasion-after-block': /che lo ha ora, resta bloccat/,
  'facedown-exile-exiler-looks': /la carta la decide il caso/,
  'lifelink-sources-merge': /una fonte alla volta/,
  'mana-value-is-paid-cost': /valore di mana, resta lo stesso/,
  'protection-untargetable-only': /protezione di chi attacca/,
  'regenerate-after-destroy': /non c.è niente da rigenerare/,
  'sick-cannot-use-any-ability': /la debolezza da evocazione non vieta/,
  'sideboard-is-zone': /Fuori dalla partita .*: l.esilio è una zona/,
  'static-from-graveyard': /il suo effetto finisce subito/,
  'tap-blocker-no-damage': /chi è già TAPpato non può attaccare/,
  'trample-ignores-marked': /può assegnare danno solo a chi/,
}

/** A payment that is made is made, for whatever reason somebody thinks that it may be. */
const PAYING = /^\S+ paga /

/** Damage is dealt for everybody, whatever they hold of what comes of it. */
const DEALT = /infligg(?:e|ono) (?:nello stesso momento )?\d+\sdann/

/** Who deals damage in which of two steps is so for everybody who gives the right answer. */
const STEP = /^Nella (?:prima|seconda) sottofase di danno da combattimento (?!.*non ).*infligg(?:e|ono) danno/

/** What those think too who misread its rule: they part from it at another place. */
const KEPT: Readonly<Record<string, RegExp>> = {
  'damage-clears-after-combat': /con attacco improvviso non ne infligge altro/,
  'redirected-by-another': /dann[oi] .*pass(?:a|ano) d/,
  'redirection-to-nobody': /dann[oi] .*pass(?:a|ano) d/,
  'set-pt-removes-counters': /ne definisce forza e costituzione/,
  'tapped-creature-blocks': /debolezza da evocazione non riguarda chi blocca/,
}

/** Whether somebody with a belief says this too, though it is said by the rule that they misread. */
export const isKept = (id: string, sentence: string): boolean => KEPT[id]?.test(sentence) === true

/** Whether a sentence tells what is so for everybody who gives an answer, whatever their reason for it. */
export const isEverybodys = (sentence: string): boolean =>
  [PAYING, DEALT, STEP].some((told) => told.test(sentence.replaceAll('\u00a0', ' ')))

/** What a trace of a belief is read against: the sentences of the right one, the misread rule, and the reason of the right answer if it is the same. */
export interface Against {
  readonly said: ReadonlySet<string>
  readonly rules: readonly string[]
  /** What stands beside what is held: another rule than the misread one where that is the one that breaks. */
  readonly broken: readonly string[]
  readonly reason: string | undefined
  /** Whether it is asked of several actions which may be taken: what is said of each is then as they have it. */
  readonly actions: boolean
}

/**
 * Whether a step is the rules' and not what somebody with a belief thinks: it tells no event and bears the rule that they misread, it bears
 * the reason of the right answer where they give the same answer for another reason, or it says what they deny.
 */
export const isDenied = (id: string, step: Told, { said, rules, reason, actions }: Against): boolean =>
  said.has(step.sentence) &&
  !isKept(id, step.sentence) &&
  ((step.of.length === 0 && !(actions && !step.explains) && step.rules.some((rule) => rules.includes(rule))) ||
    (reason !== undefined && step.rules.includes(reason) && !isEverybodys(step.sentence)) ||
    DENIED[id]?.test(step.sentence) === true)

/** An attack that those tell otherwise who do not say why it does not tap. */
const ATTACKS = /^(.+) (attacca .+) e resta STAPpat([oa]) per cautela\.$/

/** To declare an attacker. */
const DECLARING: RuleId = '508.1a'

/** Haste, which lets attack what has just arrived: they need it to whom that is all that summoning sickness forbids. */
const HASTE: RuleId = '702.10b'
const UNTAPPED: RuleId = '702.20b'

/** «Cavaliere attacca Noemi.» «Con rapidità Cavaliere attacca Noemi anche se è arrivato in questo turno, e per cautela non si TAPpa.» */
function attackOf(id: string, who: string, attacks: string, gender: string): Pick<Told, 'sentence' | 'rules'> {
  const hasty = `Con rapidità ${who} ${attacks} anche se è arrivat${gender} in questo turno, e per cautela non si TAPpa.`
  return id === 'sick-only-cannot-attack'
    ? { sentence: hasty, rules: [HASTE, UNTAPPED] }
    : { sentence: `${who} ${attacks}.`, rules: [DECLARING] }
}

/** What is left of a step that somebody denies: what befalls is so for them too, without the reason. */
export function leftOf(id: string, step: Told): readonly Told[] {
  const [, who, attacks, gender] = ATTACKS.exec(step.sentence) ?? []
  if (who === undefined || attacks === undefined || gender === undefined) return []
  return [{ ...step, ...attackOf(id, who, attacks, gender), decisive: false }]
}

/** Whether a step is what is left of one that somebody denies. */
export const isLeft = ({ sentence, rules: [rule, ...more] }: Told): boolean =>
  / attacca .+\.$/.test(sentence) && ((rule === DECLARING && more.length === 0) || rule === HASTE)
