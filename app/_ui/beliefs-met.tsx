import type { BeliefView } from '#lib/italian/views'
import { Link } from './link'
import { WithMana } from './mana/mana'
import { Part } from './part'
import { RuleChip } from './rule-chip'

/** The ideas that some answers showed, how often, and what to read again; nothing where there are none. */
export function BeliefsMet({
  beliefs,
  title = 'Le idee da correggere',
  folded = false,
}: {
  readonly beliefs: readonly (BeliefView & { readonly times: number })[]
  readonly title?: string
  /** Folded, where something else comes first. */
  readonly folded?: boolean
}) {
  if (beliefs.length === 0) return null
  return (
    <Part id="idee" title={title} folded={folded}>
      <ul className="lines">
        {beliefs.map((belief) => (
          <li key={belief.id} className="line">
            <span className="ms ko">{belief.times === 1 ? '1 volta' : `${belief.times} volte`}</span>
            <span className="tt">
              {belief.lesson === undefined ? (
                <WithMana text={belief.title} />
              ) : (
                <Link href={belief.lesson.href}>
                  <WithMana text={belief.title} />
                </Link>
              )}
            </span>
            <span className="chips">
              {belief.reread.map((rule) => (
                <RuleChip key={rule} rule={rule} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
