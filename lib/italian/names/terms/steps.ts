import { capital, type Noun, noun, verbatim } from '../../grammar/index'

export interface StepTerm {
  /** In a sentence: `la sottofase di mantenimento`. */
  readonly it: Noun
  readonly en: string
  /** Both names as a heading: `Mantenimento`, `upkeep`. */
  readonly label: { readonly it: string; readonly en: string }
}

const named = (it: string, en: string): StepTerm => ({
  it: noun(it, 'f'),
  en,
  label: { it: capital(verbatim(it.replace(/^sottofase di /, ''))), en: en.replace(/(?<!^end) step$/, '') },
})
const step = (it: string, en: string): StepTerm => named(`sottofase ${it}`, `${en} step`)

/** Steps and main phases by the ids of the rules; `second-combat-damage` is the later of the two of 510.4. */
export const steps = {
  untap: step('di STAP', 'untap'),
  upkeep: step('di mantenimento', 'upkeep'),
  draw: step('di acquisizione', 'draw'),
  main1: named('prima fase principale', 'precombat main phase'),
  'begin-combat': step('di inizio combattimento', 'beginning of combat'),
  'declare-attackers': step('di dichiarazione delle creature attaccanti', 'declare attackers'),
  'declare-blockers': step('di dichiarazione delle creature bloccanti', 'declare blockers'),
  'first-combat-damage': named('prima sottofase di danno da combattimento', 'first combat damage step'),
  'combat-damage': step('di danno da combattimento', 'combat damage'),
  'second-combat-damage': named('seconda sottofase di danno da combattimento', 'second combat damage step'),
  'end-combat': step('di fine combattimento', 'end of combat'),
  main2: named('seconda fase principale', 'postcombat main phase'),
  end: step('finale', 'end'),
  cleanup: step('di cancellazione', 'cleanup'),
} as const satisfies Record<string, StepTerm>

export type StepId = keyof typeof steps

export const phases = {
  beginning: { it: noun('fase iniziale', 'f'), en: 'beginning phase' },
  main: { it: noun('fase principale', 'f'), en: 'main phase' },
  combat: { it: noun('fase di combattimento', 'f'), en: 'combat phase' },
  ending: { it: noun('fase finale', 'f'), en: 'ending phase' },
} as const
export type PhaseId = keyof typeof phases

/** What a turn is in, as a question says it: of a main phase not which of the two. */
export const stageOf = (id: StepId): Noun => (id === 'main1' || id === 'main2' ? phases.main : steps[id]).it

/** Variants by the ids of the rules; `duel` has no name of its own. */
export const variants = {
  duel: { it: 'Partita a due giocatori', en: 'two-player game' },
  'two-headed-giant': { it: 'Gigante a Due Teste', en: 'Two-Headed Giant' },
  vanguard: { it: 'Vanguard', en: 'Vanguard' },
  commander: { it: 'Commander', en: 'Commander' },
  brawl: { it: 'Brawl', en: 'Brawl' },
  archenemy: { it: 'Archenemy', en: 'Archenemy' },
} as const
export type VariantId = keyof typeof variants
