import type { Root } from 'hast'
import { lessons } from '#lib/content/index'
import { numberQuestion, texts, wrongVerdict, yesNoQuestion } from '../../_ui/fixtures/questions'
import { LessonBody } from '../../_ui/lesson/lesson-body'
import { Pops } from '../../_ui/lesson/pops'
import { Scenario } from '../../_ui/lesson/scenario'
import { termIdsIn } from '../../_ui/lesson/terms'
import { Toc } from '../../_ui/lesson/toc'
import { Question } from '../../_ui/question/question'
import { Stem } from '../../_ui/question/stem'
import { putAway } from '../../_ui/still/shelf'
import { Table } from '../../_ui/table/table'
import { textsOf } from '../../(sito)/rule-texts'
import { termViews } from '../../(sito)/term-views'
import { another, answer } from './answer'

function MadeUpQuestion({ id }: { readonly id: string }) {
  const question = id.length % 2 ? numberQuestion : yesNoQuestion
  return (
    <section className="try">
      <Question
        question={question}
        action={answer}
        hidden={{ itemId: id }}
        idempotencyKey="galleria"
        stem={<Stem question={question} label="Prova tu" />}
        table={<Table table={question.table} variant="compact" />}
        after={{ point: { itemId: id }, another }}
        heading="h3"
        place="page"
        layout="inside"
      />
    </section>
  )
}

function MadeUpScenario({ id, titolo, data }: { readonly id: string; readonly titolo: string; readonly data: string }) {
  const words = { page: '/galleria/lezione', name: id }
  putAway(words, wrongVerdict.steps)
  return <Scenario id={id} title={titolo} data={JSON.parse(data)} words={words} texts={texts} />
}

/** The first real lesson with questions and steps from the fixtures. */
export function LessonPiece() {
  const [lesson] = lessons()
  if (lesson === undefined) return null
  const hast = lesson.hast as Root
  const terms = new Set(termIdsIn(hast))
  return (
    <div className="lesson">
      <Toc entries={lesson.toc} section={lesson.section} />
      <article className="body">
        <header>
          <p className="label num">Lezione 1 di 1 · Sezione {lesson.section}</p>
          <h1>
            {lesson.title.it}{' '}
            <span className="en" lang="en">
              {lesson.title.en}
            </span>
          </h1>
          <p className="lede">{lesson.lede}</p>
        </header>
        <LessonBody
          page="galleria"
          hast={hast}
          scenario={MadeUpScenario}
          pair={({ children }) => children}
          question={MadeUpQuestion}
          still={(text) => text}
        />
      </article>
      <Pops texts={textsOf(lesson.cites)} terms={termViews(terms)} here={lesson.rules} />
    </div>
  )
}
