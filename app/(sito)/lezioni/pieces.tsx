import { createHash } from 'node:crypto'
import type { Root } from 'hast'
import type { ReactNode } from 'react'
import type { Json } from '#lib/base/json'
import { beliefParagraph } from '#lib/content/index'
import { tableBefore } from '#lib/italian/checked'
import type { Foretold } from '#lib/lessons/index'
import { Report } from '../../_ui/lesson/elements'
import type { WrittenPair, WrittenScenario } from '../../_ui/lesson/lesson-body'
import { Pair } from '../../_ui/lesson/pair'
import { Pops } from '../../_ui/lesson/pops'
import { Scenario } from '../../_ui/lesson/scenario'
import { termIdsIn } from '../../_ui/lesson/terms'
import { play } from '../../_ui/sandbox/play'
import { type Place, putAway } from '../../_ui/still/shelf'
import { Still } from '../../_ui/still/still'
import { StillTable } from '../../_ui/still/still-table'
import { PageQuestion } from '../page-question'
import { textsOf } from '../rule-texts'
import { staticQuestion } from '../static-question'
import { termViews } from '../term-views'

// What pages with the text of lessons are made of: tables, questions, and what stands still in them.

/** Gives places on a page under `/lezioni/`, by name, for a text as it is written now. */
export const placesOf = (slug: string, hast: Root) => {
  const made = createHash('sha256').update(JSON.stringify(hast)).digest('hex').slice(0, 8)
  return (name: string): Place => ({ page: `/lezioni/${slug}`, name: `${made}-${name}` })
}

/** Something that never changes, put away for where it stands. */
export function still(at: Place, what: ReactNode): ReactNode {
  putAway(at, what)
  return <Still at={at} />
}

interface LessonScenarioProps extends WrittenScenario {
  readonly page: string
  readonly words: Place
}

/** What may be foretold, each with the paragraph that corrects whoever foretells it. */
const choicesIn = (scelte: string) =>
  (JSON.parse(scelte) as readonly Foretold[]).map(({ text, right = false, belief }) => ({
    text,
    right,
    mistake: belief === undefined ? undefined : beliefParagraph(belief),
  }))

/** What a reader says before a table plays; undefined where nothing is asked. */
function foretellOf(data: Json, before: Place, { prevedi, scelte, children }: Partial<WrittenScenario>) {
  if (prevedi === undefined || scelte === undefined) return undefined
  putAway(before, tableBefore(data))
  return { question: prevedi, choices: choicesIn(scelte), before: <StillTable at={before} />, said: children }
}

/** A scenario as the lesson writes it, played at build time. */
export function LessonScenario({ page, id, titolo, data, ripara, cambia, words, ...foretold }: LessonScenarioProps) {
  const written = JSON.parse(data) as Json
  const played = play(written)
  const steps = played.ok ? played.steps : []
  putAway(words, steps)
  return (
    <Scenario
      id={id}
      title={titolo}
      repair={ripara === undefined ? undefined : { goal: ripara, words: cambia === 'parole' }}
      foretell={foretellOf(written, { page: words.page, name: `${words.name}-prima` }, foretold)}
      data={written}
      words={words}
      texts={textsOf(steps.flatMap(({ rules }) => rules))}
      report={<Report page={page} at={`scenario-${id}`} what={`la situazione «${titolo}»`} />}
    />
  )
}

interface LessonPairProps extends WrittenPair {
  /** Where its tables wait. */
  readonly before: Place
}

/** Two positions to tell apart, as the lesson writes them. */
export function LessonPair({ id, prevedi, scelte, prima, before, children }: LessonPairProps) {
  const tables = JSON.parse(prima) as readonly { readonly titolo: string; readonly data: Json }[]
  const still = tables.map(({ titolo, data }, n) => {
    const at = { page: before.page, name: `${before.name}-${n + 1}` }
    putAway(at, tableBefore(data))
    return { title: titolo, table: <StillTable at={at} /> }
  })
  return (
    <Pair id={id} question={prevedi} choices={choicesIn(scelte)} still={still}>
      {children}
    </Pair>
  )
}

export function LessonQuestion({ id, table }: { readonly id: string; readonly table: Place }) {
  const question = staticQuestion(id)
  if (question === undefined) return null
  putAway(table, question.table)
  return (
    <section className="try" id={`domanda-${id}`}>
      <PageQuestion question={question} label="Prova tu" table={<StillTable at={table} />} />
    </section>
  )
}

interface LessonPopsProps {
  readonly hast: Root
  /** Every rule that the page cites, and those with a paragraph on it. */
  readonly cites: readonly string[]
  readonly here: readonly string[]
  readonly at: Place
}

/** What the chips and terms of the page open. */
export const LessonPops = ({ hast, cites, here, at }: LessonPopsProps) =>
  still(at, <Pops texts={textsOf(cites)} terms={termViews(new Set(termIdsIn(hast)))} here={here} />)
