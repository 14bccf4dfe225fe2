import type { RuleText } from '#lib/content/index'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'

/** Every letter of a number with its words, in order; the one that is on screen is marked. */
export const Family = ({ rules, now }: { readonly rules: readonly RuleText[]; readonly now?: string }) => (
  <ul className="family">
    {rules.map((rule) => (
      <li key={rule.n} id={rule.n}>
        <h3>
          <Link href={`/regole/${rule.n}`} prefetch={false} aria-current={rule.n === now ? 'page' : undefined}>
            <span className="num">{rule.n}</span> <WithMana text={rule.title} />
          </Link>
        </h3>
        <p>
          <WithMana text={rule.text} />
        </p>
      </li>
    ))}
  </ul>
)
