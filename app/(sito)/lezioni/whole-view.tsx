import type { Root } from 'hast'
import { type Chapter, rulesOf } from '#lib/content/index'
import type { Whole } from '#lib/lessons/index'
import { LessonBody } from '../../_ui/lesson/lesson-body'
import { TermHover } from '../../_ui/lesson/term-hover'
import { Toc } from '../../_ui/lesson/toc'
import { LessonList } from '../../_ui/lesson-list'
import { LessonReader } from '../../_ui/reading/lesson-reader'
import { entryOf } from '../lesson-entries'
import { Drill } from './drill'
import { LessonPair, LessonPops, LessonScenario, placesOf, still } from './pieces'

/** A chapter whole: its lessons, then their passages in order of rule number, as reference. */
export function WholeView({ chapter, whole }: { readonly chapter: Chapter; readonly whole: Whole }) {
  const hast = whole.hast as Root
  const place = placesOf(chapter.slug, hast)
  const cites = [...new Set(chapter.lessons.flatMap((lesson) => lesson.cites))]
  return (
    <div className="lesson">
      <Toc entries={whole.toc} section="" read={false} />
      <article className="body">
        <header>
          <p className="label num">Capitolo · sezione {chapter.section} per intero</p>
          <h1>
            {chapter.title.it}{' '}
            <span className="en" lang="en">
              {chapter.title.en}
            </span>
          </h1>
          <p className="lede">{chapter.lede}</p>
        </header>
        <section className="idx" aria-label="Le lezioni del capitolo">
          <LessonList lessons={chapter.lessons.map(entryOf)} one />
        </section>
        <p className="quiet reference">
          Qui sotto le stesse spiegazioni sono in ordine di numero, da consultare: accanto a ognuna c’è la lezione da
          cui viene.
        </p>
        <LessonBody
          page={chapter.slug}
          hast={hast}
          marks={false}
          scenario={(props) => <LessonScenario {...props} page={chapter.slug} words={place(`scenario-${props.id}`)} />}
          pair={(props) => <LessonPair {...props} before={place(`confronto-${props.id}`)} />}
          question={() => null}
          still={(text, n) => still(place(String(n)), text)}
        />
        <Drill on="questo capitolo" rules={rulesOf(chapter)} chapter={chapter.slug} />
      </article>
      <LessonPops hast={hast} cites={cites} here={rulesOf(chapter)} at={place('voci')} />
      <LessonReader lesson={chapter.slug} />
      <TermHover />
    </div>
  )
}
