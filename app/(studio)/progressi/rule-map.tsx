import { loadContent } from '#lib/content/index'
import type { ProgressDto } from '#lib/server/progress/progress-dto'
import { Heat } from '../../_ui/heat'
import { Link } from '../../_ui/link'

type Sections = ProgressDto['sections']

function Key() {
  return (
    <p className="key small quiet">
      <span>
        <i className="cell" /> mai vista
      </span>
      <span>
        <i className="cell" data-v="5" /> in corso
      </span>
      <span>
        <i className="cell" data-v="10" /> acquisita
      </span>
      <span>
        <i className="cell due" data-v="5" /> da ripassare oggi
      </span>
    </p>
  )
}

function MapTable({ sections }: { readonly sections: Sections }) {
  const titles = new Map(loadContent().sections.map((s) => [s.section, s.title.it]))
  return (
    <table className="map">
      <thead className="vh">
        <tr>
          <th scope="col">Sezione</th>
          <th scope="col">Acquisite</th>
          <th scope="col">Regole</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ section, solid, rules }) => (
          <tr key={section}>
            <th scope="row">
              <Link href={`/regole#${section}`} prefetch={false}>
                <span className="num">{section}</span> {titles.get(section)}
              </Link>
            </th>
            <td className="num small">
              {solid} di {rules.length}
            </td>
            <td>
              <Heat rules={rules} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every rule that the questions touch, section by section; sections of which nothing was met are folded under the others. */
export function RuleMap({ sections }: { readonly sections: Sections }) {
  const met = sections.filter(({ rules }) => rules.some(({ state }) => state !== 'new'))
  const others = sections.filter((section) => !met.includes(section))
  return (
    <section aria-labelledby="mappa">
      <div className="sh">
        <h2 id="mappa">Le regole, una per una</h2>
        <Key />
      </div>
      {met.length > 0 && <MapTable sections={met} />}
      {others.length > 0 && (
        <details className="others" open={met.length === 0}>
          <summary>
            {others.length === 1
              ? 'La sezione su cui non hai ancora risposto'
              : `Le ${others.length} sezioni su cui non hai ancora risposto`}
          </summary>
          <MapTable sections={others} />
        </details>
      )}
    </section>
  )
}
