import { createHash } from 'node:crypto'
import { Scenario } from '../../../_ui/lesson/scenario'
import { Link } from '../../../_ui/link'
import { WithMana } from '../../../_ui/mana/mana'
import { RulesInPlace } from '../../../_ui/rules-in-place'
import { putAway } from '../../../_ui/still/shelf'
import { textsOf } from '../../rule-texts'
import { ruleTextsHref } from '../../rule-texts-file'
import type { Shown } from '../about'

interface BoardProps {
  /** The number of the page. */
  readonly numero: string
  readonly shown: Shown
}

/** A table on which the rule acts, and what it does there: in words until somebody comes to it, then played, as in its lesson. */
export function Board({ numero, shown: { id, title, data, steps, step, href } }: BoardProps) {
  const made = createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 8)
  const words = { page: `/regole/${numero}`, name: `${made}-scenario-${id}` }
  putAway(words, steps)
  return (
    <section aria-labelledby="tavolo">
      <h2 id="tavolo">Sul tavolo</h2>
      <p className="shown">
        <WithMana text={step.sentence} />
      </p>
      <Scenario id={id} title={title} data={data} words={words} texts={textsOf(steps.flatMap(({ rules }) => rules))} />
      <p className="more">
        <Link href={href} prefetch={false}>
          Questa situazione nella lezione
        </Link>
      </p>
      <RulesInPlace texts={ruleTextsHref()} />
    </section>
  )
}
