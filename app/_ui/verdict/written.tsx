import type { WrittenView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'

/** Whose a wrong option is that no belief leads to. */
export const AUTHORS = 'Opzione di chi ha scritto la domanda'

/** The reason of whoever wrote the question for the option that was chosen, where it is one of theirs. */
export function Written({ written }: { readonly written: readonly WrittenView[] | undefined }) {
  const chosen = written?.find((option) => option.chosen)
  if (chosen === undefined) return null
  return (
    <dl className="belief">
      <div>
        <dt>Perché è sbagliata</dt>
        <dd>
          <WithMana text={chosen.why} />
          <span className="small quiet"> {AUTHORS}.</span>
        </dd>
      </div>
    </dl>
  )
}

/** Under an option of whoever wrote the question: that it is theirs, and why it is wrong. */
export const WrittenMark = ({ option }: { readonly option: Pick<WrittenView, 'why'> }) => (
  <span className="small quiet written">
    {' '}
    {AUTHORS}. <WithMana text={option.why} />
  </span>
)
