import { Link } from '../link'
import { paperRow } from './row'
import { WORTH } from './say-mark'

interface Result {
  /** What the table is called, where there are several. */
  readonly label?: string
  /** The page that shows this file: there a paper can be pointed at, and each has a page of its own. */
  readonly at?: string
  readonly papers: readonly {
    readonly line: number
    readonly name: string
    readonly variant: string
    readonly right: number
    readonly marks: readonly {
      readonly text: string
      /** What somebody said that it is, who looked at the paper. */
      readonly settled?: string
      readonly worth: keyof typeof WORTH
    }[]
  }[]
  readonly troubles: readonly {
    readonly line: number
    readonly problem: keyof typeof TROUBLES
    readonly text: string
  }[]
}

const SIGN = { right: '✓', wrong: '×', blank: '·', unclear: '?' } as const
const TROUBLES = {
  'no-name': 'non c’è né il nome né il numero',
  'no-variant': 'la variante manca, o non è di questo foglio',
  nothing: 'non ha né la variante né risposte: non è un foglio',
  twice: 'la stessa persona c’è già più su',
  'too-many': 'ha risposte oltre l’ultima domanda; le altre contano',
} as const

/** A mark that somebody settled: as it stands in the file, and what it is. */
const sayOf = (text: string, settled: string): string => `«${text}»: ${settled === '-' ? 'nessuna' : settled}`

/** What papers are worth that were read from a file: who has how many right, what each answered, and every line that is not clear. */
export function ScanResults({ papers, troubles, label = 'Risultati dei fogli letti', at }: Result) {
  const most = Math.max(0, ...papers.map(({ marks }) => marks.length))
  const unclear = papers.flatMap(({ line, name, marks }) =>
    marks.flatMap(({ text, worth }, n) => (worth === 'unclear' ? [{ line, name, n: n + 1, text }] : [])),
  )
  return (
    <>
      <p>
        <b>{papers.length === 1 ? '1 foglio letto' : `${papers.length} fogli letti`}</b>
        {troubles.length + unclear.length === 0 ? ', tutto chiaro.' : '.'}
      </p>
      {troubles.length + unclear.length > 0 && (
        <div className="notice">
          <p>
            <b>Da guardare</b>
          </p>
          <ul>
            {troubles.map(({ line, problem, text }) => (
              <li key={`${line}${problem}`}>
                riga {line}: {TROUBLES[problem]} ({text})
              </li>
            ))}
            {unclear.map(({ line, name, n, text }) => (
              <li key={`${line}-${n}`}>
                riga {line}, {name}, domanda {n}: «{text}» non è una risposta, e non conta
              </li>
            ))}
          </ul>
        </div>
      )}
      {papers.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the arrow keys
        <section className="wide-table" tabIndex={0} aria-label={label}>
          <table className="scanned">
            <thead>
              <tr>
                <th scope="col">Persona</th>
                <th scope="col">Foglio</th>
                <th scope="col">Giuste</th>
                {Array.from({ length: most }, (_, n) => n + 1).map((n) => (
                  <th scope="col" key={n}>
                    <span className="vh">Domanda </span>
                    {n}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {papers.map(({ line, name, variant, right, marks }) => (
                <tr key={line} {...(at !== undefined && { id: paperRow(line) })}>
                  <th scope="row">
                    {at === undefined ? (
                      name
                    ) : (
                      <Link href={`${at}?foglio=${line}`} prefetch={false}>
                        {name}
                      </Link>
                    )}
                  </th>
                  <td>{variant}</td>
                  <td>
                    <b className="num">{right}</b> di {marks.length}
                  </td>
                  {marks.map(({ text, settled, worth }, n) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a question is what stands at its place
                    <td key={n} className={worth} title={WORTH[worth]}>
                      {settled === undefined ? text : sayOf(text, settled)}{' '}
                      <span aria-hidden="true">{SIGN[worth]}</span>
                      <span className="vh">{WORTH[worth]}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
