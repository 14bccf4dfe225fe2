import type { RuleText } from '#lib/content/index'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'

interface FamilyProps {
  readonly rules: readonly RuleText[]
  /** The one that is on screen. */
  readonly now?: string
  /** Of each letter. */
  readonly heading: 'h2' | 'h3'
}

/** Every letter of a number with its words, in order. */
export const Family = ({ rules, now, heading: Heading }: FamilyProps) => (
  <ul className="family">
    {rules.map((rule) => (
      <li key={rule.n} id={rule.n}>
        <Heading>
          <Link href={`/regole/${rule.n}`} prefetch={false} aria-current={rule.n === now ? 'page' : undefined}>
            <span className="num">{rule.n}</span> <WithMana text={rule.title} />
          </Link>
        </Heading>
        <p>
          <WithMana text={rule.text} />
        </p>
      </li>
    ))}
  </ul>
)
