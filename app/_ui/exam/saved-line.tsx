import { sayTime } from '../date'
import { TroubleNotice } from '../question/trouble'
import type { Saving } from './use-outbox'

/** How a choice stands: on its way or beyond, just made, or in parts of which some are missing. */
type Standing = Saving | { readonly at: 'fresh' | 'incomplete' }

const LINES: Readonly<Record<'rest' | 'fresh' | 'incomplete' | 'way' | 'late' | 'closed', string>> = {
  rest: '',
  fresh: 'Salvo…',
  incomplete: 'Manca qualcosa: la risposta si salva quando è intera.',
  way: 'Salvo…',
  late: 'Il tempo era già finito: questa scelta è conservata, ma non conta.',
  closed: 'L’esame è già consegnato: questa scelta non conta.',
}

interface SavedLineProps {
  readonly saving: Standing
  /** When the choice of this question was last kept, before this page. */
  readonly before: number | null
  readonly again: () => void
}

/** Whether what was chosen is saved; announced when it changes. */
export function SavedLine({ saving, before, again }: SavedLineProps) {
  const trouble = 'trouble' in saving ? saving.trouble : undefined
  const at = saving.at === 'saved' ? saving.time : saving.at === 'rest' ? before : null
  const line = at !== null ? `Salvata alle ${sayTime(at)}.` : saving.at in LINES ? LINES[saving.at as 'way'] : ''
  return (
    <>
      <p role="status" className="small quiet saved">
        {line}
      </p>
      <TroubleNotice trouble={trouble} again={again} />
    </>
  )
}
