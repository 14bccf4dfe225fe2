import type { ReactNode } from 'react'
import type { QuestionView, TableView } from '#lib/italian/views'
import type { Answered } from '../../_ui/contracts'
import {
  combatQuestion,
  numberQuestion,
  rightVerdict,
  skippedVerdict,
  texts,
  wrongVerdict,
  yesNoQuestion,
} from '../../_ui/fixtures/questions'
import { afterDamage, combat, crowded, duel, threeAttack } from '../../_ui/fixtures/tables'
import { Marks } from '../../_ui/marks'
import { Question } from '../../_ui/question/question'
import { Stem } from '../../_ui/question/stem'
import { Table } from '../../_ui/table/table'
import { another, answer } from './answer'
import { LessonPiece } from './lesson'

const top = (
  <div className="qtop">
    <Marks marks={['ok', 'ok', 'ko', 'blank', null, null, null, null, null, null]} position={5} />
    <span className="small quiet num">Domanda 5 di 10</span>
  </div>
)

const after = { point: { itemId: 'galleria' }, next: { href: '/galleria/domanda', label: 'Prossima' }, another }

const asks = (question: QuestionView, answered?: Answered) => (
  <Question
    question={question}
    action={answer}
    hidden={{ quizId: 'galleria', position: question.itemId }}
    idempotencyKey="galleria"
    {...(answered === undefined ? {} : { answered })}
    stem={<Stem question={question} />}
    table={<Table table={question.table} />}
    top={top}
    after={after}
    heading="h1"
    place="quiz"
    layout="q"
  />
)

const tables = (...all: readonly TableView[]) => (
  <div style={{ display: 'grid', gap: 32 }}>
    {all.map((table, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
      <Table key={i} table={table} />
    ))}
    {all.slice(0, 2).map((table, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed list
      <div key={i} style={{ maxWidth: 420 }}>
        <Table table={table} variant="compact" />
      </div>
    ))}
  </div>
)

/** Name in the address → what is shown. */
export const pieces: Readonly<Record<string, () => ReactNode>> = {
  lezione: () => <LessonPiece />,
  tavoli: () => tables(combat, threeAttack, duel, afterDamage, crowded),
  domanda: () => asks(combatQuestion),
  'si-no': () => asks(yesNoQuestion),
  numero: () => asks(numberQuestion),
  sbagliata: () => asks(combatQuestion, { verdict: wrongVerdict, texts }),
  giusta: () => asks(combatQuestion, { verdict: rightVerdict, texts }),
  saltata: () => asks(yesNoQuestion, { verdict: skippedVerdict, texts }),
}
