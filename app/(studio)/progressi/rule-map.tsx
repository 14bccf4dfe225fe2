import { loadContent } from '#lib/content/index'
import type { ProgressDto } from '#lib/server/dto'
import { Heat } from '../../_ui/heat'
import { Link } from '../../_ui/link'

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

/** Every rule that the questions touch, section by section. */
export function RuleMap({ sections }: Pick<ProgressDto, 'sections'>) {
  const titles = new Map(loadContent().sections.map((s) => [s.section, s.title.it]))
  return (
    <section aria-labelledby="mappa">
      <div className="sh">
        <h2 id="mappa">Le regole, una per una</h2>
        <Key />
      </div>
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
    </section>
  )
}
