import type { Choice } from '../kernel/action'
import type { Effect } from '../kernel/effect'
import type { PlayerId } from '../kernel/ids'
import type { Keyword, KeywordInstance } from '../kernel/keyword'
import type { StepName, Variant } from '../kernel/words'
import type { EffectSpec, ObjectSpec, PlayerSpec, Scenario, ScriptStep } from './scenario'

/** A scenario being written: every call gives a new one, `done` the data. */
export interface Builder {
  readonly variant: (v: Variant) => Builder
  readonly player: (p: PlayerId, spec: PlayerSpec) => Builder
  readonly life: (p: PlayerId, n: number) => Builder
  readonly poison: (p: PlayerId, n: number) => Builder
  readonly turn: (active: PlayerId, step?: StepName) => Builder
  /** A creature of a player: label, `4/4`, keywords, and anything else. */
  readonly creature: (
    p: PlayerId,
    id: string,
    pt: string,
    keywords?: readonly (Keyword | KeywordInstance)[],
    more?: Partial<ObjectSpec>,
  ) => Builder
  readonly permanent: (p: PlayerId, spec: ObjectSpec) => Builder
  readonly library: (p: PlayerId, cards: number | readonly ObjectSpec[]) => Builder
  /** Named cards of a player that are there from the beginning. */
  readonly hand: (p: PlayerId, cards: readonly ObjectSpec[]) => Builder
  readonly graveyard: (p: PlayerId, cards: readonly ObjectSpec[]) => Builder
  readonly exile: (p: PlayerId, cards: readonly ObjectSpec[]) => Builder
  readonly lasting: (effect: EffectSpec) => Builder
  readonly attack: (who: Readonly<Record<string, string>>) => Builder
  readonly block: (who: Readonly<Record<string, string | readonly string[]>>) => Builder
  readonly effect: (effect: Effect, by?: PlayerId, source?: string) => Builder
  readonly act: (...steps: readonly ScriptStep[]) => Builder
  readonly choose: (choice: Choice) => Builder
  readonly done: () => Scenario
}

/** Begins a scenario: `scenario().life('A', 3).creature('A', 'angelo', '3/3', ['lifelink']).attack({ angelo: 'N' }).done()`. */
export const scenario = (): Builder => building({})

function building(s: Scenario): Builder {
  const on = (p: PlayerId, spec: PlayerSpec): Builder =>
    building({ ...s, players: { ...s.players, [p]: { ...s.players?.[p], ...spec } } })
  const act = (...steps: readonly ScriptStep[]): Builder => building({ ...s, script: [...(s.script ?? []), ...steps] })
  const permanent = (p: PlayerId, spec: ObjectSpec): Builder =>
    building({ ...s, field: { ...s.field, [p]: [...(s.field?.[p] ?? []), spec] } })
  return {
    variant: (variant) => building({ ...s, variant }),
    player: on,
    life: (p, life) => on(p, { life }),
    poison: (p, poison) => on(p, { poison }),
    turn: (active, step) => building({ ...s, turn: { active, ...(step ? { step } : {}) } }),
    creature: (p, id, pt, keywords = [], more = {}) =>
      permanent(p, { id, pt, ...(keywords.length ? { keywords } : {}), ...more }),
    permanent,
    library: (p, cards) => building({ ...s, library: { ...s.library, [p]: cards } }),
    hand: (p, cards) => building({ ...s, hand: { ...s.hand, [p]: cards } }),
    graveyard: (p, cards) => building({ ...s, graveyard: { ...s.graveyard, [p]: cards } }),
    exile: (p, cards) => building({ ...s, exile: { ...s.exile, [p]: cards } }),
    lasting: (effect) => building({ ...s, effects: [...(s.effects ?? []), effect] }),
    attack: (attack) => act({ attack }),
    block: (block) => act({ block }),
    effect: (effect, by, source) => act({ effect, ...(by ? { by } : {}), ...(source ? { source } : {}) }),
    act,
    choose: (choice) => building({ ...s, choices: [...(s.choices ?? []), choice] }),
    done: () => s,
  }
}
