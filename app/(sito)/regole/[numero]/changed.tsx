import type { Edition } from '#lib/content/index'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'

/** What the rule said before, and when it changed. */
export const Changed = ({ changes }: { readonly changes: readonly Edition[] }) => (
  <section aria-labelledby="cambiata">
    <h2 id="cambiata">Che cosa è cambiato</h2>
    <ul className="family">
      {changes.map(({ id, title, when, before, now }) => (
        <li key={id}>
          <h3>
            <Link href={`/edizioni#${id}`} prefetch={false}>
              {title}
            </Link>
          </h3>
          <p className="small quiet">{when}</p>
          <p>
            Prima: <WithMana text={before} />
          </p>
          <p>
            Ora: <WithMana text={now} />
          </p>
        </li>
      ))}
    </ul>
  </section>
)
