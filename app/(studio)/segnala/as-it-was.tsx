import { Fragment } from 'react'
import type { QuestionView } from '#lib/italian/views'
import type { ReportRecord } from '#lib/server/report/views'
import { Link } from '../../_ui/link'
import { WithMana } from '../../_ui/mana/mana'
import { Stem } from '../../_ui/question/stem'

type Question = Extract<ReportRecord, { of: 'question' }>
type Passage = Exclude<ReportRecord, Question>

interface AsItWasProps {
  readonly record: Question
  /** As it was asked. */
  readonly question: QuestionView | null
  /** What was answered, in words; null where nothing was yet, undefined where several reported it. */
  readonly said: string | null | undefined
  /** Whether the scenario and the options follow as data. */
  readonly data?: boolean
}

/** The question as it was when it was reported: what it asks, what is right beside what was answered, its trace, its scenario. */
export function AsItWas({ record, question, said, data = false }: AsItWasProps) {
  const { item, ask, headline, steps } = record
  return (
    <section aria-labelledby="domanda">
      <h2 id="domanda">La domanda com’era</h2>
      {question && <Stem question={question} />}
      <p className="rule-text">
        <WithMana text={ask} />
      </p>
      {question && <Offered question={question} right={item.right} />}
      <p>
        <span className="quiet">Risposta giusta: </span>
        <WithMana text={headline} />
      </p>
      {said === null && <p className="quiet">Chi ha segnalato non aveva ancora risposto.</p>}
      {typeof said === 'string' && (
        <p>
          <span className="quiet">Chi ha segnalato aveva risposto: </span>
          <WithMana text={said} />
        </p>
      )}
      <ol className="steps-told">
        {steps.map(({ n, sentence, rules }) => (
          <li key={n}>
            <WithMana text={sentence} />{' '}
            {rules.map((rule) => (
              <Fragment key={rule}>
                <Link className="num small" href={`/regole/${rule}`} prefetch={false}>
                  {rule}
                </Link>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
      {data && <AsData item={item} />}
      <p>
        <Link href={`/domande/${encodeURIComponent(item.id)}`} prefetch={false}>
          La domanda com’è oggi
        </Link>
      </p>
    </section>
  )
}

interface OfferedProps {
  readonly question: QuestionView
  readonly right: string
}

/** What there was to choose from: options, the right one marked, or those of each box. */
const Offered = ({ question: { options, boxes = [] }, right }: OfferedProps) => (
  <ul className="offered-then">
    {options.map(({ key, text }) => (
      <li key={key}>
        <WithMana text={text} />
        {key === right && <b> (giusta)</b>}
      </li>
    ))}
    {boxes.map(({ label, options: offered }) => (
      <li key={label}>
        <WithMana text={[label, offered.map(({ text }) => text).join(' · ')].filter(Boolean).join(': ')} />
      </li>
    ))}
  </ul>
)

const AsData = ({ item }: Pick<Question, 'item'>) => (
  <details>
    <summary>Situazione e opzioni come dati</summary>
    <pre className="as-data">
      {JSON.stringify(
        { id: item.id, scenario: item.scenario, probe: item.probe, options: item.options, right: item.right },
        null,
        1,
      )}
    </pre>
  </details>
)

/** A passage of the rules or of a lesson as it was when it was reported. */
export function PassageAsItWas({ record, place }: { readonly record: Passage; readonly place: string }) {
  return (
    <section aria-labelledby="passo">
      <h2 id="passo">
        <Link href={place} prefetch={false}>
          {record.rule !== null && <span className="num">{record.rule} </span>}
          <WithMana text={record.title} />
        </Link>
      </h2>
      <p className="rule-text">
        <WithMana text={record.text} />
      </p>
      {record.of === 'lesson' && record.scenario !== null && (
        <details>
          <summary>Situazione come dati</summary>
          <pre className="as-data">{JSON.stringify(record.scenario, null, 1)}</pre>
        </details>
      )}
    </section>
  )
}
