import { randomUUID } from 'node:crypto'
import { tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report/report'
import { WithMana } from '../../../../../_ui/mana/mana'
import { actOn } from './actions'
import { interval, percent } from './figures'
import { QuestionWays } from './question-ways'

type Line = ReportDto['templates'][number]
type Use = Line['uses'][number]

/** What questions are worth, the most urgent first, with what to make of it. */
const GROUPS: readonly (readonly [use: Use, heading: string, about: string])[] = [
  ['reversed', 'Al contrario', 'Risponde peggio chi sa di più: guarda se la domanda inganna.'],
  [
    'hard',
    'Troppo difficili',
    'Giuste per 3 persone su 10 al massimo: riprendi l’argomento prima di chiederle ancora.',
  ],
  [
    'flat',
    'Forse non distinguono',
    'Chi sa di più non risponde meglio degli altri: discriminazione sotto 0,10. Con poche persone può essere un caso.',
  ],
  ['easy', 'Troppo facili', 'Giuste per 9 persone su 10 almeno: puoi passare oltre.'],
  [
    'idle',
    'Con risposte che nessuno sceglie',
    'Una risposta sbagliata che non tenta nessuno non insegna nulla. Qui contano tutte le risposte, anche quelle dopo la prima.',
  ],
  ['fine', 'A posto', 'Distinguono chi sa da chi non sa ancora.'],
  [
    'few',
    'Ancora poche persone',
    'Qui non si può ancora dire se distinguono chi sa da chi non sa: ogni domanda dice che cosa manca. Sotto le 5 persone non si dice nulla.',
  ],
]

const WORDS: Readonly<Record<Use, string>> = {
  reversed: 'al contrario',
  hard: 'troppo difficile',
  flat: 'forse non distingue',
  easy: 'troppo facile',
  idle: 'una risposta che nessuno sceglie',
  fine: 'a posto',
  few: 'poche persone',
}

interface ItemsProps {
  readonly courseId: string
  readonly templates: readonly Line[]
}

/** The questions of a report, by what they are worth: those to look at first. */
export function Items({ courseId, templates }: ItemsProps) {
  const groups = GROUPS.map(
    ([use, heading, about]) =>
      ({ use, heading, about, lines: templates.filter(({ uses }) => uses[0] === use) }) as const,
  ).filter(({ lines }) => lines.length > 0)
  return groups.map(({ use, heading, about, lines }) =>
    use === 'fine' || use === 'few' ? (
      <details className="files" key={use}>
        <summary>
          {heading} ({tally(lines.length, 'domanda')})
        </summary>
        <p className="small quiet">{about}</p>
        <Lines courseId={courseId} lines={lines} />
      </details>
    ) : (
      <section key={use} aria-labelledby={`uso-${use}`}>
        <h3 id={`uso-${use}`}>{heading}</h3>
        <p className="small quiet">{about}</p>
        <Lines courseId={courseId} lines={lines} />
      </section>
    ),
  )
}

const Lines = ({ courseId, lines }: { readonly courseId: string; readonly lines: readonly Line[] }) => (
  <ul className="list rows">
    {[...lines]
      .sort((a, b) => b.n - a.n)
      .map((line) => (
        <li key={line.key}>
          <Item courseId={courseId} line={line} />
        </li>
      ))}
  </ul>
)

/** Why it is not said how well a question tells people apart. */
const UNKNOWN: Readonly<Record<NonNullable<Line['unknown']>, string>> = {
  few: 'servono 10 persone che abbiano risposto anche ad altro',
  'all-right': 'tutti hanno risposto allo stesso modo, giusto',
  'all-wrong': 'tutti hanno risposto allo stesso modo, sbagliato',
  elsewhere: 'nelle altre domande tutti vanno allo stesso modo',
}

function sayDiscrimination({ discrimination, unknown, compared }: Line): string {
  if (discrimination === null) return `non calcolata: ${UNKNOWN[unknown ?? 'few']}`
  return `${discrimination.toFixed(2).replace('.', ',').replace('-', '−')}, da ${tally(compared, 'persona')}`
}

function Item({ courseId, line }: { readonly courseId: string; readonly line: Line }) {
  const { ask, guess, model, versions, n, right, beliefs, idle, uses } = line
  const also = uses.slice(1).filter((use) => use !== 'few')
  return (
    <div>
      <p className="item-said">
        <b>
          <WithMana text={ask} />
        </b>
        {model !== null && <span className="small quiet">Modello: {model}</span>}
        {versions > 1 && <span className="small">{tally(versions, 'versione')}</span>}
        {uses.length > 1 && uses.includes('few') && <span className="small few-mark">Poche persone</span>}
        <span className="small">
          Facilità {percent(line.share)}: giusta per {right} su {tally(n, 'persona')} (intervallo {interval(line)})
          {guess !== null && `; a caso ${percent(guess)}`}
        </span>
        <span className="small">Discriminazione {sayDiscrimination(line)}</span>
        {also.length > 0 && <span className="small">Anche: {also.map((use) => WORDS[use]).join(', ')}</span>}
      </p>
      {(beliefs.length > 0 || idle.length > 0) && (
        <ul className="small taken">
          {beliefs.map(({ title, times }) => (
            <li key={title}>
              {times} su {n}: <WithMana text={title} />
            </li>
          ))}
          {idle.map((title) => (
            <li key={title}>
              <b>Nessuno:</b> <WithMana text={title} />
            </li>
          ))}
        </ul>
      )}
      <Ways courseId={courseId} line={line} />
    </div>
  )
}

/** To the question as the class had it, with what is right, and to who answered what; of one that no assignment asked, to the live session that did, or to its own page; and what can be made of it. */
function Ways({ courseId, line }: { readonly courseId: string; readonly line: Line }) {
  const { key, ask, model, answeredIn, sheetId, playedIn, itemId, ways } = line
  const about = <span className="vh">: {ask}</span>
  const answers =
    answeredIn && `/formatore/corsi/${courseId}/compiti/${answeredIn}/risposte?domanda=${encodeURIComponent(key)}`
  return (
    <div className="item-ways">
      <p className="more">
        {answers && (
          <>
            <a href={`${answers}#domanda`}>Guarda la domanda{about}</a>
            <a href={`${answers}#chi`}>Chi ha risposto che cosa{about}</a>
            <a href={`${answers}#conta`}>Non farla contare{about}</a>
          </>
        )}
        {!answers && sheetId && <a href={`/formatore/fogli/${sheetId}`}>Guardala sul foglio{about}</a>}
        {!answers && !sheetId && playedIn && (
          <a href={`/formatore/sessioni/${playedIn}/rapporto#domande`}>Guardala nella sessione{about}</a>
        )}
        {!answers && !sheetId && !playedIn && itemId !== null && (
          <a href={`/domande/${encodeURIComponent(itemId)}`}>Guarda la domanda{about}</a>
        )}
      </p>
      {ways && (
        <QuestionWays
          action={actOn}
          courseId={courseId}
          question={key}
          title={ask}
          one={model !== null}
          pressKey={randomUUID()}
        />
      )}
    </div>
  )
}
