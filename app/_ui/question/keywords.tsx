import type { KeywordView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'

/** The keywords of a question by both names, because judges need both, and what each does where that may be said. */
export function Keywords({ keywords }: { readonly keywords: readonly KeywordView[] }) {
  if (keywords.length === 0) return null
  return (
    <dl className="words">
      {keywords.map(({ it, en, text }) => (
        <div key={en}>
          <dt>
            {it}{' '}
            <span className="en" lang="en">
              ({en})
            </span>
            {text !== undefined && <span className="colon">:</span>}
          </dt>{' '}
          {text !== undefined && (
            <dd>
              <WithMana text={text} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
