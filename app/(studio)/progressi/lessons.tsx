import type { ProgressDto } from '#lib/server/progress/progress-dto'
import { Link } from '../../_ui/link'
import { sayShare } from './say'

/** How well each lesson is known: the mean over its rules, and how many of them are solid. */
export function Lessons({ lessons }: Pick<ProgressDto, 'lessons'>) {
  return (
    <section aria-labelledby="lezioni">
      <h2 id="lezioni">Lezione per lezione</h2>
      <p className="quiet small">Quanto conosci le regole di ogni lezione su cui ci sono domande.</p>
      <table className="known">
        <thead className="vh">
          <tr>
            <th scope="col">Lezione</th>
            <th scope="col">Quanto la conosci</th>
            <th scope="col">Regole acquisite</th>
          </tr>
        </thead>
        <tbody>
          {lessons.map(({ slug, title, rules, solid, mastery }) => (
            <tr key={slug}>
              <th scope="row">
                <Link href={`/lezioni/${slug}`} prefetch={false}>
                  {title}
                </Link>
              </th>
              <td>
                <svg className="bar-line" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round(mastery * 100)} height="8" />
                </svg>
                <span className="num">{sayShare(mastery, 1)}</span>
              </td>
              <td className="num small quiet">
                {solid} {solid === 1 ? 'acquisita' : 'acquisite'} su {rules}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
