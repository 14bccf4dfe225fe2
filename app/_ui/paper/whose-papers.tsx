'use client'

import { useTyped } from '../typed'

export interface WhosePaper {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly right: number
  readonly outOf: number
  readonly userId: string | null
  readonly by: keyof typeof BY
  readonly byHand: boolean
}

interface WhosePapersProps {
  readonly papers: readonly WhosePaper[]
  readonly pupils: readonly { readonly userId: string; readonly name: string; readonly email: string }[]
}

/** How it is known whose a paper is. */
const BY = {
  saved: 'già nel registro',
  email: 'stessa e-mail',
  name: 'stesso nome',
  number: 'stesso numero dell’e-mail',
  several: 'più persone possibili: scegli tu',
  nobody: 'nessuno nel corso si chiama così: scegli tu',
} as const

/** Papers without a person that are shown at once. */
const OPEN = 60

/** Whose each paper is, to be looked at and put right before anything is saved; a paper of nobody has no mark. */
export function WhosePapers({ papers, pupils }: WhosePapersProps) {
  const known = new Set(papers.flatMap(({ userId }) => userId ?? []))
  const free = pupils.filter(({ userId }) => !known.has(userId))
  const open = papers.filter(({ userId }) => userId === null)
  const shown = [...open.slice(0, OPEN), ...papers.filter(({ userId }) => userId !== null)]
  return (
    <>
      {open.length > 0 && (
        <p className="notice">
          {open.length === 1
            ? '1 foglio è senza persona: finché non scegli tu, non dà nessun voto.'
            : `${open.length} fogli sono senza persona: finché non scegli tu, non danno nessun voto.`}
          {open.length > OPEN && ` Qui ci sono i primi ${OPEN}: salva, poi vedi gli altri.`}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled with the arrow keys */}
      <section className="wide-table" tabIndex={0} aria-label="Di chi è ogni foglio">
        <table className="scanned whose">
          <thead>
            <tr>
              <th scope="col">Sul foglio c’è scritto</th>
              <th scope="col">Di chi è</th>
              <th scope="col">Foglio</th>
              <th scope="col">Giuste</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((paper) => (
              <tr key={paper.line}>
                <th scope="row" id={`riga-${paper.line}`}>
                  {paper.name}
                </th>
                <td>
                  <Whose paper={paper} free={free} own={pupils.find(({ userId }) => userId === paper.userId)} />
                </td>
                <td>{paper.variant}</td>
                <td>
                  <b className="num">{paper.right}</b> di {paper.outOf}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

interface WhoseProps {
  readonly paper: WhosePaper
  /** Who has no paper yet. */
  readonly free: WhosePapersProps['pupils']
  readonly own: WhosePapersProps['pupils'][number] | undefined
}

function Whose({ paper, free, own }: WhoseProps) {
  const { line, by, byHand } = paper
  const name = `riga:${line}`
  const typed = useTyped(name, own?.userId ?? '')
  return (
    <>
      <select
        key={typed}
        name={name}
        defaultValue={typed}
        aria-labelledby={`riga-${line}`}
        aria-describedby={`come-${line}`}
      >
        <option value="">Nessuno</option>
        {[...(own ? [own] : []), ...free].map(({ userId, name: called, email }) => (
          <option key={userId} value={userId}>
            {called === email || email === '' ? called : `${called} (${email})`}
          </option>
        ))}
      </select>
      <span className="small quiet" id={`come-${line}`}>
        {BY[by]}
        {byHand && '; ha un voto a mano, che resta'}
      </span>
    </>
  )
}
