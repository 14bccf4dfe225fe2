import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { does, tally } from '#lib/italian/site'
import { getResult } from '#lib/server/quiz/get-result'
import { BeliefsMet } from '../../../../_ui/beliefs-met'
import { Link } from '../../../../_ui/link'
import { Meter } from '../../../../_ui/meter'
import { Part } from '../../../../_ui/part'
import { QuestionLines } from '../../../../_ui/question-lines'
import { RulesInPlace } from '../../../../_ui/rules-in-place'
import { StartForm } from '../../../../_ui/start-form'
import { Down } from '../../../../_ui/trouble/down'
import { SignInAgain } from '../../../../_ui/trouble/sign-in-again'
import { textsOf } from '../../../../(sito)/rule-texts'
import { ruleTextsHref } from '../../../../(sito)/rule-texts-file'
import { ByHand, LeftOut } from '../../../left-out'
import { markOf } from '../../../marks'
import { unlessNobodys } from '../../../nobodys'
import { RunDecided } from '../../../run-note'
import { start } from '../../actions'
import { Goal } from '../../goal'
import { FirstThing } from './first-thing'
import { NumberedMarks } from './numbered-marks'
import { WhereToBegin } from './where-to-begin'

export const metadata: Metadata = { title: 'Risultato' }

const answers = (n: number) => (n === 1 ? '1 risposta giusta' : `${n} risposte giuste`)

export default async function ResultPage({ params }: { readonly params: Promise<{ readonly quizId: string }> }) {
  const { quizId } = await params
  const result = await getResult({ quizId })
  if (!result.ok) {
    if (result.error === 'database-down') return <Down />
    if (result.error === 'expired-session') {
      await unlessNobodys(quizId)
      return <SignInAgain begun="il quiz" from={`/quiz/${quizId}/risultato`} />
    }
    notFound()
  }
  const { quiz, questions, rules, beliefs, leftOut, byHand, decided } = result.value
  const texts = textsOf(rules.map(({ rule }) => rule))
  const [idea, ...others] = beliefs
  const missed = rules.find(({ right, answered }) => right < answered)
  /** What was handed in counts as a whole, though some of it has no answer. */
  const whole = quiz.closing === null || quiz.closing === 'handedIn'
  // Who is new is told where to begin, once the three questions are behind them.
  const begins = quiz.first && quiz.next === null
  const marks = questions.map(({ position, mark, beliefs: shown }) => ({
    position,
    mark: markOf(mark),
    decides: !begins && idea !== undefined && shown.includes(idea.id),
  }))
  const wrong = marks.filter(({ mark }) => mark === 'ko')
  const items = questions.flatMap(({ itemId }) => (itemId === null ? [] : [['item', itemId] as const]))
  return (
    <div className="res">
      <header>
        <h1 className="score">
          <b>{quiz.right}</b>
          <span>
            {quiz.right === 1 ? 'risposta giusta' : 'risposte giuste'} su {whole ? quiz.total : quiz.answered}
          </span>
        </h1>
        <NumberedMarks at={`/quiz/${quiz.id}`} marks={marks} />
        <RunDecided note={decided} />
        <LeftOut note={leftOut} />
        <ByHand note={byHand} />
        <Goal />
        {quiz.closing === 'aside' && (
          <p className="notice">
            Hai lasciato da parte questo quiz: {tally(quiz.total - quiz.answered, 'domanda')} senza risposta non{' '}
            {quiz.total - quiz.answered === 1 ? 'conta' : 'contano'}.
          </p>
        )}
        {quiz.next !== null && (
          <p className="notice">
            Il quiz non è finito: {does('manca', quiz.total - quiz.answered)}{' '}
            {tally(quiz.total - quiz.answered, 'domanda')}.{' '}
            <Link href={`/quiz/${quiz.id}?domanda=${quiz.next}`}>Riprendi</Link>
          </p>
        )}
      </header>
      {begins ? (
        <WhereToBegin right={quiz.right} answered={quiz.answered} />
      ) : (
        <FirstThing
          idea={idea}
          shown={{ by: marks.filter(({ decides }) => decides).length, of: wrong.length }}
          rule={missed && { n: missed.rule, title: texts[missed.rule]?.title ?? missed.rule }}
          over={quiz.next === null}
        />
      )}
      <div className="folds">
        <BeliefsMet
          beliefs={begins ? beliefs : others}
          title={begins ? 'Le idee da correggere' : 'Le altre idee'}
          folded
        />
        <QuestionLines
          folded
          note={
            wrong.length === 0
              ? undefined
              : `${wrong.length === 1 ? 'sbagliata la' : 'sbagliate'} ${wrong.map(({ position }) => position).join(', ')}`
          }
          at={`/quiz/${quiz.id}`}
          questions={questions.map((question) => ({
            ...question,
            mark: markOf(question.mark),
            about: question.rules.slice(0, 2).join(' · '),
          }))}
        />
        {rules.length > 0 && (
          <Part id="regole" title="Regola per regola" folded note={tally(rules.length, 'regola')}>
            <ul className="lines">
              {rules.map(({ rule, right, answered }) => (
                <li key={rule}>
                  <Link href={`/regole/${rule}`} prefetch={false}>
                    <span className="ln num">{rule}</span>
                    <span className="tt">{texts[rule]?.title}</span>
                    <span className="ms">
                      <Meter marks={Array.from({ length: answered }, (_, i) => (i < right ? 'ok' : 'ko'))} />
                      <span className="vh">
                        {answers(right)} su {answered}
                      </span>
                      <span className="num small quiet" aria-hidden="true">
                        {right} su {answered}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <div className="go">
          {(begins || (idea ?? missed) !== undefined) && (
            <StartForm asks action={start} className="btn" fields={[['practice', 'next']]}>
              Allenati ancora
            </StartForm>
          )}
          {items.length > 0 && (
            <StartForm asks action={start} className="btn text" fields={items}>
              Rifai queste domande
            </StartForm>
          )}
          <Link className="btn text" href="/progressi">
            I tuoi progressi
          </Link>
          <Link className="btn text" href="/quiz/esporta">
            Esporta domande
          </Link>
        </div>
      </div>
      <RulesInPlace texts={ruleTextsHref()} />
    </div>
  )
}
