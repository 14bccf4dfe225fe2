import { randomUUID } from 'node:crypto'
import { ActionForm } from '../../../../_ui/action-form'
import { open } from './actions'

/** Opens a session at once with a deck (`deckId`) or a question of one's own (`ownId`). */
export const LiveNow = ({ what, id }: { readonly what: 'deckId' | 'ownId'; readonly id: string }) => (
  <ActionForm
    action={open}
    hidden={[
      ['key', randomUUID()],
      [what, id],
    ]}
    submit="Usa dal vivo"
    className="start"
    main
  />
)
