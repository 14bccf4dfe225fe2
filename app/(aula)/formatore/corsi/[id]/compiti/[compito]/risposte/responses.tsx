import type { Response, ResponsesDto } from '#lib/server/courses/asked/responses'
import { FindPeople, PeoplePager, peopleAt, sayFound } from '../../../../../../../_ui/course/find-people'
import { NamesChoice } from '../../../../../../../_ui/course/names-order'
import { Icon } from '../../../../../../../_ui/icon'
import { Link } from '../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../_ui/mana/mana'

const MARKS = {
  right: ['yes', 'ok', 'Giusta'],
  wrong: ['no', 'ko', 'Sbagliata'],
  wrongReason: ['no', 'ko', 'Esito giusto, motivo sbagliato'],
  gaveUp: ['none', '', 'Senza risposta'],
} as const

/** Of what has no letter so much is read in a cell. */
const SHORT = 16

const short = (said: string): string => (said.length > SHORT ? `${said.slice(0, SHORT - 1).trimEnd()}…` : said)

interface ResponsesProps {
  readonly responses: ResponsesDto
  /** This page. */
  readonly at: string
  /** Where the gradebook of the course is. */
  readonly book: string
  readonly assignmentId: string
}

/**
 * People by questions: whether each answer is right, and which it is, by its letter; all of it is said to whoever points at it or hears it. The head of
 * a column leads to all answers to it, a cell to that answer.
 */
export function Responses({ responses: { questions, names, people, rows }, at, book, assignmentId }: ResponsesProps) {
  const said = (more: Readonly<Record<string, string | number>> = {}) =>
    peopleAt(at, { cerca: people.search, ...(names === 'cognome' && { persone: names }), ...more })
  return (
    <section aria-labelledby="tutte">
      <h2 id="tutte">Tutte insieme</h2>
      {(people.pages > 1 || people.search !== '') && (
        <>
          <FindPeople at={at} search={people.search}>
            {names === 'cognome' && <input type="hidden" name="persone" value={names} />}
          </FindPeople>
          <p role="status" className="quiet small">
            {sayFound(people)}
          </p>
        </>
      )}
      {rows.length > 1 && (
        <NamesChoice
          names={names}
          at={(called) => peopleAt(at, { cerca: people.search, persone: called === 'cognome' ? called : '' })}
        />
      )}
      {rows.length > 0 && (
        <p className="small quiet">
          Le lettere sono quelle del mazzo, anche per chi ha avuto le risposte in un altro ordine. Per intero, la
          risposta si apre dalla sua casella.
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too */}
      <section className="wide tall" aria-label="Persone e risposte, da scorrere" tabIndex={0}>
        <table className="responses">
          <thead>
            <tr>
              <th scope="col">Persona</th>
              {questions.map((itemId, n) => (
                <th key={itemId} scope="col">
                  <Link
                    className="num"
                    href={`${at}?domanda=${encodeURIComponent(itemId)}#chi`}
                    prefetch={false}
                    aria-label={`Domanda ${n + 1}: chi ha risposto che cosa`}
                  >
                    {n + 1}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ userId, name, quizId, number, of, responses }) => (
              <tr key={quizId}>
                <th scope="row">
                  <Link href={`${book}/${userId}/${assignmentId}/${quizId}`} prefetch={false}>
                    {name}
                    {of > 1 && (
                      <span className="small quiet">
                        {' '}
                        {number} di {of}
                      </span>
                    )}
                  </Link>
                </th>
                {responses.map((response, n) => (
                  <td key={questions[n]}>
                    {response && (
                      <Link
                        href={`${book}/${userId}/${assignmentId}/${quizId}/${response.position}`}
                        title={response.said ?? undefined}
                        prefetch={false}
                      >
                        <Said response={response} />
                      </Link>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PeoplePager label="Pagine delle risposte" {...people} at={(page) => said({ pagina: page })} />
    </section>
  )
}

function Said({ response: { said, short: letters, mark } }: { readonly response: Response }) {
  if (said === null || letters === null || mark === null)
    return <span className="quiet small">in una tua prova aperta</span>
  const [icon, tone, word] = MARKS[mark]
  return (
    <>
      <span className={`ms ${tone}`}>
        <Icon name={icon} />
        <span className="vh">{word}: </span>
      </span>
      {letters === said ? (
        <WithMana text={short(said)} />
      ) : (
        <>
          <span aria-hidden="true">{letters}</span>
          <span className="vh">{said}</span>
        </>
      )}
    </>
  )
}
