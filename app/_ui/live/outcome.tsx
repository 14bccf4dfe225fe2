'use client'

import type { ClassAnswerView, ClassQuestionView, OwnView } from '#lib/italian/class-views'
import { Icon } from '../icon'
import { Link } from '../link'
import { WithMana } from '../mana/mana'
import { Keywords } from '../question/keywords'
import { ReportLink } from '../report/report-link'
import { RuleChip } from '../rule-chip'
import { AUTHORS } from '../verdict/written'
import { ClassNeeded } from './call-told'
import { OwnAnswer } from './own-answer'
import { Steps } from './steps'

interface OutcomeProps {
  readonly code: string
  readonly question: ClassQuestionView
  readonly answer: ClassAnswerView
  readonly own: OwnView | undefined
  /** The step that the wall has come to; 0 before the first. */
  readonly step: number
}

const WORDS = {
  right: { tone: 'ok', sign: 'yes', text: 'Giusto' },
  wrong: { tone: 'ko', sign: 'no', text: 'Sbagliato' },
  wrongReason: { tone: 'ko', sign: 'no', text: 'L’esito è giusto, la ragione no' },
  gaveUp: { tone: '', sign: 'none', text: 'Senza risposta' },
} as const

/** What became of one’s answer: the verdict, what was believed, and the steps, each of which may be said not to be understood. */
export function Outcome({ code, question, answer, own, step }: OutcomeProps) {
  const questionId = question.id
  const word = WORDS[own?.verdict ?? 'gaveUp']
  const written = answer.written?.find((option) => option.answer === own?.chosen)
  const believed = answer.beliefs.filter(({ id }) => own?.beliefs?.includes(id))
  return (
    <>
      <p className={`ver ${word.tone}`} role="status">
        <Icon name={word.sign} />
        {word.text}
      </p>
      <h1>
        <WithMana text={answer.headline} />
      </h1>
      <OwnAnswer question={question} given={own} />
      {believed.map(({ id, title, text, lesson }) => (
        <div key={id}>
          <p>
            <b>{believed.length > 1 ? 'Che cosa puoi aver creduto.' : 'Che cosa hai creduto.'}</b>{' '}
            <WithMana text={title} />
          </p>
          <p>
            <WithMana text={text} />
          </p>
          {lesson && (
            <p>
              <Link href={lesson.href}>Lezione: {lesson.title}</Link>
            </p>
          )}
        </div>
      ))}
      {written !== undefined && (
        <p>
          <b>Perché è sbagliata.</b> <WithMana text={written.why} /> <span className="small quiet">{AUTHORS}.</span>
        </p>
      )}
      <p className="chips">
        {answer.rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </p>
      {answer.needed && <ClassNeeded needed={answer.needed} />}
      <Keywords keywords={answer.keywords} />
      <p className="report-of">
        <ReportLink of={{ sessione: code, quesito: questionId }} />
      </p>
      <Steps code={code} questionId={questionId} answer={answer} doubts={own?.doubts ?? []} step={step} />
    </>
  )
}
