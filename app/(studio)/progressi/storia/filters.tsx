import type { HistoryDto } from '#lib/server/progress/progress-dto'
import { Link } from '../../../_ui/link'
import { type Fields, VERDICTS } from './choice'

/** Leaves fewer answers: a form that is an address, so it works without script and can be kept. */
export function Filters({ fields, lessons }: { readonly fields: Fields } & Pick<HistoryDto, 'lessons'>) {
  const some = Object.values(fields).some((value) => value !== undefined)
  return (
    <form className="find-form" action="/progressi/storia">
      <div className="inp">
        <label htmlFor="lezione">Lezione</label>
        <select id="lezione" name="lezione" defaultValue={fields.lezione ?? ''}>
          <option value="">Tutte</option>
          {lessons.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div className="inp">
        <label htmlFor="esito">Risposte</label>
        <select id="esito" name="esito" defaultValue={fields.esito ?? ''}>
          <option value="">Tutte</option>
          {VERDICTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="inp">
        <label htmlFor="regola">Regola, per esempio 119.4</label>
        <input id="regola" name="regola" defaultValue={fields.regola ?? ''} autoComplete="off" maxLength={20} />
      </div>
      <button type="submit" className="btn">
        Filtra
      </button>
      {some && (
        <Link className="btn text" href="/progressi/storia">
          Togli i filtri
        </Link>
      )}
    </form>
  )
}
