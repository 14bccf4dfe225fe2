/** What a reader knows of one rule. */
export interface RuleMastery {
  readonly rule: string
  readonly state: 'new' | 'learning' | 'solid'
  /** From 0 to 1. */
  readonly mastery: number
  readonly due: boolean
}

const words = { new: 'mai vista', learning: 'in corso', solid: 'acquisita' } as const

/** `.4a`: the section stands at the start of the row. */
const short = (rule: string) => rule.slice(rule.indexOf('.'))

/** How full the column is, in tenths; a rule that was met is never empty. */
export const tenths = ({ state, mastery }: Pick<RuleMastery, 'state' | 'mastery'>): number =>
  state === 'new' ? 0 : Math.max(1, Math.round(mastery * 10))

/** One cell per rule: the height of the column is the figure. Hundreds of them stand on a page, where each opens its rule in place. */
export function Heat({ rules }: { readonly rules: readonly RuleMastery[] }) {
  return (
    <div className="heat">
      {rules.map((rule) => (
        <a
          key={rule.rule}
          className={rule.due ? 'cell due' : 'cell'}
          data-v={tenths(rule)}
          href={`/regole/${rule.rule}`}
          aria-label={`${rule.rule}: ${words[rule.state]}, ${Math.round(rule.mastery * 100)}%${rule.due ? ', da ripassare' : ''}`}
        >
          {short(rule.rule)}
        </a>
      ))}
    </div>
  )
}
