// Words of the rules that everything else is said with.

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof COLORS)[number]

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const
export type CardType = (typeof CARD_TYPES)[number]

export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const
export type Supertype = (typeof SUPERTYPES)[number]

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'begin-combat',
  'declare-attackers',
  'declare-blockers',
  'first-combat-damage',
  'combat-damage',
  'end-combat',
  'main2',
  'end',
  'cleanup',
] as const
export type StepName = (typeof STEPS)[number]
/** The steps of the combat phase (506.1), with that of first strike where there is one. */
export const COMBAT_STEPS: readonly StepName[] = STEPS.slice(STEPS.indexOf('begin-combat'), STEPS.indexOf('main2'))

export const VARIANTS = ['duel', 'two-headed-giant', 'vanguard', 'commander', 'brawl', 'archenemy'] as const
export type Variant = (typeof VARIANTS)[number]

export const SHARED_ZONES = ['battlefield', 'stack', 'exile', 'command', 'ante'] as const
/** Zones that each player has; `outside` is no zone, but where a player's cards outside the game are (400.11). */
export const OWN_ZONES = ['library', 'hand', 'graveyard', 'outside'] as const
export type SharedZone = (typeof SHARED_ZONES)[number]
export type OwnZone = (typeof OWN_ZONES)[number]
export type Zone = SharedZone | OwnZone

export const LAYOUTS = ['transforming', 'modal', 'split', 'flip', 'meld'] as const
export type Layout = (typeof LAYOUTS)[number]

export const CAST_AS = ['other', 'both', 'face-down'] as const
export type CastAs = (typeof CAST_AS)[number]
