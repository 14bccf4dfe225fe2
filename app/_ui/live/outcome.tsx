'use client'

import { useState } from 'react'
import type { ClassAnswerView, ClassQuestionView, OwnView } from '#lib/italian/class-views'
import { sayFailure } from '../failures'
import { Icon } from '../icon'
import { Link } from '../link'
import { WithMana } from '../mana/mana'
import { Keywords } from '../question/keywords'
import { ReportLink } from '../report/report-link'
import { RuleChip } from '../rule-chip'
import { AUTHORS } from '../verdict/written'
import { ClassNeeded } from './call-told'
import { OwnAnswer } from './own-answer'

interface OutcomeProps {
  readonly code: string
  readonly question: ClassQuestionView
  readonly answer: ClassAnswerView
  readonly own: OwnView | undefined
}

const WORDS = {
  right: { tone: 'ok', sign: 'yes', text: 'Giusto' },
  wrong: { tone: 'ko', sign: 'no', text: 'Sbagliato' },
  wrongReason: { tone: 'ko', sign: 'no', text: 'L’esito è giusto, la ragione no' },
  gaveUp: { tone: '', sign: 'none', text: 'Senza risposta' },
} as const

/** What became of one’s answer: the verdict, what was believed, and the steps, each of which may be said not to be understood. */
export function Outcome({ code, question, answer, own }: OutcomeProps) {
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
      <Steps code={code} questionId={questionId} answer={answer} doubts={own?.doubts ?? []} />
    </>
  )
}

interface StepsProps extends Omit<OutcomeProps, 'own' | 'question'> {
  readonly questionId: string
  readonly doubts: readonly number[]
}

/** The steps of the explanation, with a button under each that says, without a name, that it was not understood. */
function Steps({ code, questionId, answer, doubts }: StepsProps) {
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set(doubts))
  const [failure, setFailure] = useState<string>()
  const say = async (step: number) => {
    const doubt = !mine.has(step)
    const after = new Set(mine)
    if (doubt) after.add(step)
    else after.delete(step)
    setMine(after)
    setFailure(undefined)
    try {
      const reply = await fetch(`/api/sessione/${code}/dubbio`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ questionId, step, doubts: doubt }),
      })
      if (reply.ok) return
      setFailure(((await reply.json()) as { readonly code?: string }).code ?? '')
    } catch {
      setFailure('no-network')
    }
    setMine(mine)
  }
  return (
    <section aria-labelledby="passi">
      <h2 id="passi">I passi</h2>
      <p className="small quiet">Se un passo non ti è chiaro, dillo qui: chi tiene la sessione vede quanti, non chi.</p>
      <ol className="live-steps">
        {answer.steps.map(({ n, sentence }) => (
          <li key={n}>
            <p>
              <WithMana text={sentence} />
            </p>
            <button type="button" className="linklike" aria-pressed={mine.has(n)} onClick={() => void say(n)}>
              {mine.has(n) ? 'Segnalato: non ho capito' : 'Non ho capito'}
              <span className="vh"> il passo {n}</span>
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className="missing">
        {failure !== undefined && sayFailure(failure)}
      </p>
    </section>
  )
}
