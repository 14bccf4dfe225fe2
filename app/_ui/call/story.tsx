import type { CallView } from '#lib/italian/call-views'
import { WithMana } from '../mana/mana'

/** What the players tell, in their words. */
export function Story({ story }: Pick<CallView, 'story'>) {
  return (
    <div className="story">
      {story.map(({ by, says }) => (
        <figure key={says}>
          <figcaption className="label">{by}</figcaption>
          <blockquote>
            «<WithMana text={says} />»
          </blockquote>
        </figure>
      ))}
    </div>
  )
}
