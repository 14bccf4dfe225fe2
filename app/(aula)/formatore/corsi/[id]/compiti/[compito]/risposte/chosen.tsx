import { tally } from '#lib/italian/site'
import type { AnswersDto, ExampleDto } from '#lib/server/courses/answers'
import { Link } from '../../../../../../../_ui/link'
import { WithMana } from '../../../../../../../_ui/mana/mana'
import { MarkWord } from '../../../../../../../_ui/mark-word'
import { Stem } from '../../../../../../../_ui/question/stem'
import { Table } from '../../../../../../../_ui/table/table'
import { Counts } from './counts'

const VIEWS = { right: 'ok', wrong: 'ko', wrongReason: 'reason', gaveUp: 'blank' } as const

type ChosenDto = NonNullable<AnswersDto['chosen']>

interface ChosenProps {
  readonly chosen: ChosenDto
  /** Where the gradebook of the course is. */
  readonly book: string
  readonly assignmentId: string
}

/** How some questions of an assignment were answered: how many made which error, one question as the class had it, and every answer. */
export function Chosen({ chosen, book, assignmentId }: ChosenProps) {
  const { title, versions, answers, errors, example } = chosen
  const at = { book, assignmentId }
  return (
    <section aria-labelledby="chi">
      <h2 id="chi">Chi ha risposto che cosa</h2>
      <h3>
        <WithMana text={title} />
      </h3>
      <p className="quiet small">
        {tally(answers, 'risposta')}
        {versions > 1 && ` a ${tally(versions, 'versione')}: ognuna ha carte o numeri suoi`}
      </p>
      {errors && answers > 0 && <Counts counts={errors} {...at} />}
      {example === null ? (
        <p className="notice">Questa domanda è in una tua prova aperta: le risposte si vedono dopo.</p>
      ) : (
        <Example example={example} among={versions} {...at} />
      )}
      <details className="files">
        <summary>Ogni risposta, una per una</summary>
        <Every questions={chosen.questions} {...at} />
      </details>
    </section>
  )
}

interface ExampleProps extends Omit<ChosenProps, 'chosen'> {
  readonly example: ExampleDto
  readonly among: number
}

/** One question as somebody of the class had it, what is right, and how many chose what. */
function Example({ example: { question, headline, counts }, among, ...at }: ExampleProps) {
  return (
    <section aria-labelledby="domanda">
      <h3 id="domanda">{among === 1 ? 'La domanda' : 'La versione che hanno avuto in più persone'}</h3>
      <Stem question={question} />
      <Table table={question.table} variant="compact" />
      <p className="rule-text">
        <WithMana text={question.ask} />
      </p>
      <p>
        <span className="quiet">Risposta giusta: </span>
        <WithMana text={headline} />
      </p>
      <Counts counts={counts} {...at} />
    </section>
  )
}

function Every({ questions, book, assignmentId }: Pick<ChosenDto, 'questions'> & Omit<ChosenProps, 'chosen'>) {
  return questions.map(({ ask, answers }, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: questions of a template may ask the same, and stand in one order
    <section key={n} aria-label={ask}>
      <h3>{ask}</h3>
      {answers === null ? (
        <p className="notice">Questa domanda è in una tua prova aperta: le risposte si vedono dopo.</p>
      ) : (
        <ul className="lines">
          {answers.map(({ userId, name, said, mark, beliefs, quizId, position }) => (
            <li key={`${quizId} ${position}`}>
              <Link href={`${book}/${userId}/${assignmentId}/${quizId}/${position}`} prefetch={false}>
                <MarkWord mark={VIEWS[mark]} />
                <span className="tt">
                  <b>{name}</b>: <WithMana text={said} />
                  {beliefs.map(({ id, title }) => (
                    <span key={id} className="quiet small">
                      {' '}
                      Crede che: <WithMana text={title} />
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  ))
}
