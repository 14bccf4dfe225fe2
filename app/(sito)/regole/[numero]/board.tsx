import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'
import { Table } from '../../../_ui/table/table'
import type { Shown } from '../about'

/** A table on which the rule acts, and what it does there. */
export const Board = ({ shown: { title, step, href } }: { readonly shown: Shown }) => (
  <section aria-labelledby="tavolo">
    <h2 id="tavolo">Sul tavolo</h2>
    <p className="shown">
      <WithMana text={step.sentence} />
    </p>
    <Table table={step.table} variant="compact" label={title} />
    <p className="more">
      <Link href={href} prefetch={false}>
        Prova questa situazione nella lezione
      </Link>
    </p>
  </section>
)
