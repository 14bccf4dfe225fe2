import { WithMana } from '../mana/mana'
import { type Kind, kinds } from './entry'
import type { Part } from './marked'
import type { Hit } from './searcher'

function Parts({ parts }: { readonly parts: readonly Part[] }) {
  let at = 0
  return parts.map(({ text, hit }) => {
    const key = at
    at += text.length
    return hit ? (
      <mark key={key}>
        <WithMana text={text} />
      </mark>
    ) : (
      <span key={key}>
        <WithMana text={text} />
      </span>
    )
  })
}

const Tag = ({ kind }: { readonly kind: Kind }) => <span className="tag">{kinds[kind]}</span>

/** What is shown of something that was found: its kind, its name and where it stands, and a stretch of its text. */
export function HitBody({ hit }: { readonly hit: Hit }) {
  return (
    <>
      <span className="hhead">
        <Tag kind={hit.kind} />
        <span className="htitle">
          <Parts parts={hit.title} />
        </span>
        <span className="hwhere">{hit.where}</span>
      </span>
      {hit.extract.length > 0 && (
        <span className="htext">
          <Parts parts={hit.extract} />
        </span>
      )}
    </>
  )
}
