import { TocFollow } from './toc-follow'

export interface TocEntry {
  readonly id: string
  readonly title: string
  /** Rules whose paragraphs stand in the section, in page order. */
  readonly rules: readonly string[]
}

/** «119.1», or from the first number to the last: «119.2–3». Only those of the lesson's section: the others are in passing. */
export function span(rules: readonly string[], section: string): string {
  const whole = rules.filter((rule) => rule.startsWith(`${section}.`)).map((rule) => rule.replace(/[a-z]+$/, ''))
  const [first] = whole
  const last = whole.at(-1)
  if (first === undefined || last === undefined) return ''
  return first === last ? first : `${first}–${last.slice(last.indexOf('.') + 1)}`
}

interface TocProps {
  readonly entries: readonly TocEntry[]
  readonly section: string
  /** Whether the page is one to read, whose sections are marked when they are. */
  readonly read?: boolean
}

/** What is in the lesson, with the section on screen marked. On a narrow page it folds. */
export function Toc({ entries, section, read = true }: TocProps) {
  const label = read ? 'In questa lezione' : 'In questo capitolo'
  return (
    <nav className="toc" aria-label={label}>
      <div>
        <p className="label">{label}</p>
        <details>
          <summary>{label}</summary>
        </details>
        <TocFollow ids={entries.map(({ id }) => id)} />
        <ol>
          {entries.map(({ id, title, rules }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>
                  {read && <span className="seen" data-seen={id} />}
                  {title}
                </span>
                <span className="num small">{span(rules, section)}</span>
              </a>
            </li>
          ))}
        </ol>
        <p className="legend small quiet">
          {read && (
            <span>
              <span className="seen yes" /> sezione letta
            </span>
          )}
          <span>
            <span className="dot" /> da imparare
          </span>
          <span>
            <span className="dot half" /> in corso
          </span>
          <span>
            <span className="dot full" /> acquisita
          </span>
        </p>
      </div>
    </nav>
  )
}
