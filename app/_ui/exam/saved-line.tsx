import { sayTime } from '../date'
import { TroubleNotice } from '../question/trouble'
import type { Saving } from './use-outbox'

/** What is not on its way: just made, in parts of which some are missing (after a whole one, too), or made in another tab. */
export type Standing = Saving | { readonly at: 'fresh' | 'incomplete' | 'incomplete-after' | 'elsewhere' }

const LINES: Readonly<Record<Exclude<Standing['at'], 'saved' | 'waiting' | 'stopped'>, string>> = {
  rest: '',
  fresh: 'Salvo…',
  incomplete: 'Manca qualcosa: la risposta si salva quando è intera.',
  'incomplete-after': 'Manca qualcosa: finché non è intera conta la risposta di prima.',
  elsewhere: 'Hai cambiato questa risposta in un’altra scheda: conta l’ultima, quella che vedi.',
  way: 'Salvo…',
  late: 'Il tempo era già finito: questa scelta è conservata, ma non conta.',
  shut: 'L’ha chiuso chi insegna: questa scelta è conservata, ma non conta. Con «Avanti» leggi quando e perché.',
  closed: 'L’esame è già consegnato: questa scelta non conta.',
}

interface SavedLineProps {
  readonly saving: Standing
  /** The question that the line is about; null for a page of the whole exam. */
  readonly position: number | null
  /** When the choice of this question was last kept, before this page. */
  readonly before: number | null
  readonly again: () => void
}

/** Whether what was chosen is saved; announced when it changes. */
export function SavedLine({ saving, position, before, again }: SavedLineProps) {
  const trouble = 'trouble' in saving ? saving.trouble : undefined
  return (
    <>
      <p role="status" className="small quiet saved">
        {sayStanding(saving, position, before)}
      </p>
      <TroubleNotice trouble={trouble} again={again} />
    </>
  )
}

function sayStanding(saving: Standing, position: number | null, before: number | null): string {
  if ('trouble' in saving) return ''
  if (saving.at === 'rest' && before !== null) return `Salvata alle ${sayTime(before)}.`
  if (saving.at !== 'saved') return LINES[saving.at]
  const said = `alvata alle ${sayTime(saving.time)}.`
  return saving.position === position ? `S${said}` : `Domanda ${saving.position}: s${said}`
}
