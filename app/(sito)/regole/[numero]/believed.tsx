import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'
import { PeopleSaid } from '../../../_ui/people-said'
import type { Believed } from '../about'

/** What people believe that the rule contradicts, each with the passage that corrects it, and how many do once somebody opens the page. */
export const BelievedOf = ({ numero, beliefs }: { readonly numero: string; readonly beliefs: readonly Believed[] }) => (
  <section aria-labelledby="errori">
    <h2 id="errori">Chi sbaglia dice</h2>
    <ul className="list">
      {beliefs.map(({ id, title, href }) => (
        <li key={id}>
          <Link href={href} prefetch={false}>
            <span>
              «<WithMana text={title} />»
            </span>
            <PeopleSaid numero={numero} belief={id} />
          </Link>
        </li>
      ))}
    </ul>
    <p className="more">
      <Link href={`/regole/${numero}/errori`} prefetch={false}>
        Quanti fanno questi errori
      </Link>
    </p>
  </section>
)
