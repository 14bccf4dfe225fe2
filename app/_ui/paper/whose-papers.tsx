'use client'

import { useState } from 'react'
import { sayPoints } from '#lib/italian/site'
import { useTyped } from '../typed'

export interface WhosePaper {
  readonly line: number
  readonly name: string
  readonly variant: string
  readonly right: number
  readonly outOf: number
  readonly userId: string | null
  readonly by: keyof typeof BY
  /** Of a paper of nobody, the one person that may be meant. */
  readonly maybe?: string | null
}

/** What somebody has in the gradebook for this test. */
export interface HeldMark {
  readonly userId: string
  readonly points: number
  readonly outOf: number
  readonly byHand: boolean
  /** From a file that was read after this one. */
  readonly later: boolean
}

interface WhosePapersProps {
  readonly papers: readonly WhosePaper[]
  readonly pupils: readonly { readonly userId: string; readonly name: string; readonly email: string }[]
  readonly marks: readonly HeldMark[]
}

/** How it is known whose a paper is. */
const BY = {
  saved: 'come è stato salvato',
  email: 'stessa e-mail',
  name: 'stesso nome',
  number: 'stesso numero dell’e-mail',
  several: 'più persone possibili: scegli tu',
  nobody: 'nessuno nel corso si chiama così: scegli tu',
} as const

/** Papers without a person that are shown at once. */
const OPEN = 60

/** Whose each paper is, to be looked at and put right before anything is saved; a paper of nobody has no mark. */
export function WhosePapers({ papers, pupils, marks }: WhosePapersProps) {
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
                  <Whose
                    paper={paper}
                    free={free}
                    own={pupils.find(({ userId }) => userId === paper.userId)}
                    maybe={pupils.find(({ userId }) => userId === paper.maybe)}
                    marks={marks}
                  />
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
  /** Who may be meant by what is written: theirs only where somebody says so. */
  readonly maybe: WhosePapersProps['pupils'][number] | undefined
  readonly marks: readonly HeldMark[]
}

function Whose({ paper, free, own, maybe, marks }: WhoseProps) {
  const { line, by } = paper
  const name = `riga:${line}`
  const typed = useTyped(name, own?.userId ?? '') ?? ''
  const [chosen, choose] = useState(typed)
  const guess = `forse:${line}`
  const guessed = useTyped(guess) !== undefined
  const [confirmed, confirm] = useState(guessed)
  const standing = standingOf(paper, chosen === '' && confirmed ? (maybe?.userId ?? '') : chosen, marks)
  const replace = `sostituisci:${line}`
  const replaced = useTyped(replace) !== undefined
  return (
    <>
      <select
        key={typed}
        name={name}
        defaultValue={typed}
        onChange={(e) => choose(e.currentTarget.value)}
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
      {maybe !== undefined && chosen === '' && (
        <label className="check">
          <input
            type="checkbox"
            name={guess}
            value={maybe.userId}
            defaultChecked={guessed}
            onChange={(e) => confirm(e.currentTarget.checked)}
          />
          <span>Forse è {maybe.name}: conferma</span>
        </label>
      )}
      <span className="small quiet" id={`come-${line}`}>
        {[chosen === (own?.userId ?? '') && by !== 'saved' && BY[by], standing.said].filter(Boolean).join('; ')}
      </span>
      {standing.later && (
        <label className="check">
          <input type="checkbox" name={replace} value="1" defaultChecked={replaced} />
          <span>Sostituisci: quel voto viene da una lettura più recente</span>
        </label>
      )}
    </>
  )
}

const sayMark = ({ points, outOf }: Pick<HeldMark, 'points' | 'outOf'>): string => `${sayPoints(points)} su ${outOf}`

/** What the gradebook has, and what would become of it; `later` where that needs to be wanted. */
function standingOf(
  { right, outOf, by, userId }: WhosePaper,
  chosen: string,
  marks: readonly HeldMark[],
): { readonly said: string; readonly later: boolean } {
  const held = marks.find((mark) => mark.userId === chosen)
  const given = by === 'saved' && userId !== chosen ? marks.find((mark) => mark.userId === userId) : undefined
  const taken = given && !given.byHand ? `nel registro questo foglio è di un’altra persona: ${sayMark(given)}` : ''
  const otherwise = held !== undefined && (held.points !== right || held.outOf !== outOf)
  const said =
    held === undefined
      ? ''
      : held.byHand
        ? `nel registro un voto a mano, ${sayMark(held)}, che resta`
        : otherwise
          ? `nel registro ${sayMark(held)}, con questo foglio ${sayMark({ points: right, outOf })}`
          : 'già nel registro'
  return {
    said: [taken, said].filter(Boolean).join('; '),
    later: given?.later === true || (otherwise && held.later && !held.byHand),
  }
}
