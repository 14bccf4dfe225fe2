'use client'

import { Link } from '../link'
import { canResume, partOf, sayLesson } from './say'
import { useReading } from './use-reading'

interface LessonProgressProps {
  /** The chapter under which reading is remembered. */
  readonly lesson: string
  /** Ids of the sections that are this lesson's. */
  readonly sections: readonly string[]
}

/** What the reader has read and knows of a lesson, under its title in the list; nothing for somebody new. */
export function LessonProgress({ lesson, sections }: LessonProgressProps) {
  const whole = useReading()?.lessons.find((one) => one.lesson === lesson)
  const mine = whole && partOf(whole, sections)
  const said = mine && sayLesson(mine)
  const place = mine && canResume(mine) ? mine.place : null
  if (!mine || (said === '' && place === null)) return null
  return (
    <p className="lprog small">
      {mine.rules > 0 && (
        <span className={mine.solid === 0 ? 'dot' : mine.solid === mine.rules ? 'dot full' : 'dot half'} />
      )}
      {said !== '' && <span>{said}</span>}
      {place && (
        <Link href={`${place.page}#${place.section}`} prefetch={false}>
          Riprendi da «{place.title}»
        </Link>
      )}
    </p>
  )
}

/** Leads back to the lesson last read, where it is not finished. */
export function ContinueReading() {
  const last = useReading()?.lessons.find(canResume)
  if (!last?.place) return null
  return (
    <p className="continue">
      <Link href={`${last.place.page}#${last.place.section}`} prefetch={false}>
        Riprendi la lezione «{last.title}» da «{last.place.title}»
      </Link>
    </p>
  )
}
