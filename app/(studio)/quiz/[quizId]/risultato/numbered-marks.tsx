import { Link } from '../../../../_ui/link'
import { wordOf } from '../../../../_ui/mark-word'
import type { MarkView } from '../../../../_ui/marks'

/** A question of the result: how it went, and whether its answer showed the idea to mend. */
export interface NumberedMark {
  readonly position: number
  readonly mark: MarkView
  readonly decides: boolean
}

const LEGEND = {
  ok: 'Piena: giusta.',
  ko: 'Tratteggiata: sbagliata.',
  blank: 'Con una linea: senza risposta.',
} as const

const said = ({ position, mark, decides }: NumberedMark): string =>
  [`Domanda ${position}`, wordOf(mark).toLowerCase(), ...(decides ? ['mostra l’idea da correggere'] : [])].join(', ')

/** One mark for each question, with its number and the way back to it; those that show the idea to mend stand in a frame. */
export function NumberedMarks({ at, marks }: { readonly at: string; readonly marks: readonly NumberedMark[] }) {
  const kinds = (['ok', 'ko', 'blank'] as const).filter((kind) => marks.some(({ mark }) => mark === kind))
  return (
    <>
      <nav className="ten" aria-label="Le domande">
        {marks.map((one) => (
          <Link
            key={one.position}
            href={`${at}?domanda=${one.position}`}
            prefetch={false}
            aria-label={said(one)}
            className={one.decides ? 'framed' : undefined}
          >
            <i className={one.mark ?? undefined} />
            {one.position}
          </Link>
        ))}
      </nav>
      <p className="small quiet">
        {kinds.map((kind) => LEGEND[kind]).join(' ')}
        {marks.some(({ decides }) => decides) && ' Nel riquadro: mostra l’idea da correggere.'}
      </p>
    </>
  )
}
