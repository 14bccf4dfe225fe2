import type { VerdictView } from '#lib/italian/views'
import { Icon } from '../icon'

/** An answer of several parts, each beside what is right, and what it is worth in practice where it is not all right. */
export function Review({ verdict }: { readonly verdict: Pick<VerdictView, 'review' | 'credit' | 'right'> }) {
  const { review, credit } = verdict
  if (review === undefined) return null
  const answered = review.some(({ yours }) => yours !== undefined)
  return (
    <div className="review">
      <div className="scroll">
        <table>
          <caption className="vh">La tua risposta, parte per parte</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Parte</span>
              </th>
              {answered && <th scope="col">Tu</th>}
              <th scope="col">Regole</th>
            </tr>
          </thead>
          <tbody>
            {review.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {answered && (
                  <td>
                    <span className={`ver ${row.ok ? 'ok' : 'ko'}`}>
                      <Icon name={row.ok ? 'yes' : 'no'} />
                      <span className="vh">{row.ok ? 'Giusto: ' : 'Sbagliato: '}</span>
                      {row.yours ?? '—'}
                    </span>
                  </td>
                )}
                <td>{row.right}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {credit !== undefined && (
        <p className="small quiet">
          In allenamento questa risposta vale {Math.round(credit * 100)} punti su 100; in un esame vale 0.
        </p>
      )}
    </div>
  )
}
