import type { RuleId } from '#lib/rules/index'
import type { Level } from './level'

/** An idea that a judge has or has not, as questions need it. */
export interface Concept {
  /** What it is called here. */
  readonly id: string
  /** At which level of judges it is expected. */
  readonly level: Level
  /** Rules that are of it: numbers, with all their letters, or sections. A rule is of the concept that names it most narrowly. */
  readonly rules: readonly string[]
}

const at = (level: Level, rules: Readonly<Record<string, readonly string[]>>): readonly Concept[] =>
  Object.entries(rules).map(([id, of]) => ({ id, level, rules: of }))

/** All of them, level by level. */
export const concepts: readonly Concept[] = [
  ...at('base', {
    life: ['119'],
    damage: ['120'],
    drawing: ['121'],
    'kinds-of-abilities': ['112', '113.3', '113.6', '604.2'],
    'parts-of-a-turn': ['117.1a', '500', '501', '502', '503', '504', '505', '512', '513'],
    'losing-at-zero': ['704.5a', '704.5b'],
    'beginning-a-game': ['103'],
    'lands-and-special-actions': ['116', '110.4b'],
    permanents: ['110'],
    tokens: ['111'],
    'just-arrived': ['302'],
    zones: ['400', '402', '403', '404'],
    'hand-limit': ['514.1'],
    attacking: ['508', '702.3', '702.20'],
    blocking: ['509', '702.9', '702.17', '702.111'],
    'dies-at-zero-toughness': ['704.5f'],
    'stack-is-last-in-first-out': ['405'],
    'legend-rule': ['704.5j'],
    sacrificing: ['701.21'],
    tapping: ['701.26'],
    'what-cards-tell-to-do': ['701.6', '701.8', '701.9', '701.13', '701.17'],
  }),
  ...at('L1', {
    'life-and-costs': ['119.4', '118'],
    'setting-and-exchanging-life': ['119.5', '119.8', '701.12'],
    'cannot-gain': ['119.7', '101.2'],
    'none-is-no-event': ['119.9', '119.10', '120.8', '701.22'],
    'what-damage-does': ['120.3'],
    mulligans: ['103.5'],
    'public-and-hidden': ['400.2', '402.3', '401', '406'],
    'other-players-cards': ['110.2', '400.3'],
    counters: ['122', '704.5q'],
    'lethal-damage': ['702.2', '702.12', '704.3', '704.5g', '704.5h'],
    lifelink: ['702.15'],
    trample: ['702.19', '510.1'],
    'first-and-double-strike': ['702.4', '702.7', '510.4'],
    'damage-at-once': ['510', '506.4b'],
    'haste-and-flash': ['702.8', '702.10'],
    'what-cannot-be-targeted': ['702.11', '702.16', '702.21'],
    'triggered-abilities': ['603'],
    'when-priority-is-given': ['117', '405.6f'],
    resolving: ['608'],
    targets: ['601.2c', '115'],
    'prevention-shields': ['615'],
    poison: ['104.3d', '120.3b', '704.5c', '702.90', '702.164'],
    'keyword-actions': ['700', '701'],
    'keeping-up-with-numbers': ['702.108'],
    'coming-back': ['702.79', '702.93'],
    'seldom-met': ['702.28', '702.80', '704.5k'],
    'commander-and-teams': ['903', '810', '704.6', '805'],
    emblems: ['408'],
    ante: ['407'],
    'who-has-to-attack-or-block': ['508.1c', '508.1d', '508.1h', '509.1c'],
    'auras-and-equipment': ['303.4', '301.5', '704.5m', '704.5n', '704.5p', '702.6'],
    'loyalty-abilities': ['306.5', '606', '704.5i'],
    'until-end-of-turn': ['514.2'],
  }),
  ...at('L2', {
    'objects-that-changed-zones': ['400.7', '400.4', '400.8', '400.11', '400.12', '113.7', '704.5d', '704.5e'],
    'linked-abilities': ['406.6', '607'],
    'whose-ability': ['113'],
    'who-left-combat': ['506', '511.3', '702.19d', '702.19f', '510.1a', '510.1b'],
    'excess-damage': ['120.4'],
    'total-cost': ['601', '107', '118.9', '700.2'],
    'mana-abilities': ['605', '405.6'],
    'mana-value': ['202'],
    'conditions-checked-twice': ['603.4', '608.2a'],
    'delayed-triggers': ['603.7'],
    shortcuts: ['732'],
    'looking-back': ['603.10', '704.8'],
    'priority-in-cleanup': ['514.3'],
    'spells-from-elsewhere': ['608.2g', '702.35', '702.62', '702.119', '702.120'],
    'spells-that-become-permanents': ['608.3'],
    regeneration: ['701.19', '614.8'],
    'choosing-among-replacements': ['616'],
    replacement: ['614', '615.4', '704.7'],
    'continuous-effects': ['611', '612', '613'],
    'sublayers-in-order': ['613.4'],
    'layers-in-order': ['613.1'],
    'entering-the-battlefield': ['614.12'],
    'redirected-damage': ['614.9'],
    copies: ['707', '111.13', '110.5a'],
    'face-down': ['708', '201.2', '702.37', '110.5d', '406.3'],
    'cards-of-two-parts': ['709', '712', '702.102', '701.27'],
    'order-chosen-by-whom': ['603.3b'],
  }),
  ...at('limite', {
    'one-event-one-replacement': ['614.5'],
    'dependent-effects': ['613.8'],
    'a-player-leaves': ['800.4'],
    'a-spell-taken-over': ['110.2b'],
    'flipped-for-good': ['710', '110.5c'],
    'a-back-and-its-cost': ['202.3b'],
    melding: ['701.42', '202.3c', '712.4', '712.8g', '712.21'],
    'what-cannot-be-done-to-a-face': ['712.18'],
  }),
]

/** The concept that a rule is of: the one that names the longest beginning of its number. */
export function conceptOf(rule: RuleId): Concept | undefined {
  let best: Concept | undefined
  let longest = 0
  for (const concept of concepts)
    for (const of of concept.rules)
      if (of.length > longest && isOf(rule, of)) {
        best = concept
        longest = of.length
      }
  return best
}

/** Whether a rule is another one, a letter of it, or of its section. */
function isOf(rule: string, of: string): boolean {
  if (!rule.startsWith(of)) return false
  const rest = rule.slice(of.length)
  return rest === '' || rest.startsWith('.') || (/\d$/.test(of) && of.includes('.') && /^[a-z]/.test(rest))
}

/** The concepts that an answer needs whose rules these are, the hardest last. */
export const conceptsOf = (rules: readonly RuleId[]): readonly Concept[] => {
  const needed = new Set(rules.flatMap((rule) => conceptOf(rule) ?? []))
  return concepts.filter((concept) => needed.has(concept))
}
