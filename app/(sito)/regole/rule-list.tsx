import { Link } from '../../_ui/link'

/** Rules by number and title, each with its address. */
export function RuleList({ rules }: { readonly rules: readonly { readonly n: string; readonly title: string }[] }) {
  return (
    <ul className="list">
      {rules.map((rule) => (
        <li key={rule.n}>
          <Link href={`/regole/${rule.n}`} prefetch={false}>
            <span className="ln num">{rule.n}</span> {rule.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
