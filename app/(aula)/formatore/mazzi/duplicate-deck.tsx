import { randomUUID } from 'node:crypto'
import { ActionForm } from '../../../_ui/action-form'
import { duplicate } from './actions'

/** The button that makes another deck with the same questions. */
export const DuplicateDeck = ({ deckId, title }: { readonly deckId: string; readonly title: string }) => (
  <ActionForm
    action={duplicate}
    hidden={[
      ['deckId', deckId],
      ['key', randomUUID()],
    ]}
    submit="Duplica"
    about={`il mazzo «${title}»`}
    className="start"
  />
)
