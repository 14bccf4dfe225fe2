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
              <Link href={`/regole/${section}`} prefetch={false}>
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

/** How many sections are shown before all are asked for. */
const FIRST = 8

/** The sections where there is most to do, then those where most was done; of equal ones the first. */
function first(sections: Sections): Sections {
  const weight = ({ rules }: Sections[number]): number =>
    rules.filter(({ due }) => due).length * 1000 + rules.filter(({ state }) => state !== 'new').length
  const chosen = new Set(sections.toSorted((a, b) => weight(b) - weight(a)).slice(0, FIRST))
  return sections.filter((section) => chosen.has(section))
}

/** Every rule that the questions touch, section by section; most of the sections are folded under the first. */
export function RuleMap({ sections }: { readonly sections: Sections }) {
  const shown = first(sections)
  const others = sections.filter((section) => !shown.includes(section))
  return (
    <section aria-labelledby="mappa">
      <div className="sh">
        <h2 id="mappa">Le regole, una per una</h2>
        <Key />
      </div>
      <MapTable sections={shown} />
      {others.length > 0 && (
        <details className="others">
          <summary>{others.length === 1 ? 'Un’altra sezione' : `Le altre ${others.length} sezioni`}</summary>
          <MapTable sections={others} />
        </details>
      )}
    </section>
  )
}
