'use client'

import { Link } from '../link'
import { canResume, sayLesson } from './say'
import { useReading } from './use-reading'

/** What the reader has read and knows of a lesson, under its title in the list; nothing for somebody new. */
export function LessonProgress({ lesson }: { readonly lesson: string }) {
  const mine = useReading()?.lessons.find((one) => one.lesson === lesson)
  const said = mine && sayLesson(mine)
  const place = mine && canResume(mine) ? mine.place : null
  if (!mine || (said === '' && place === null)) return null
  return (
    <p className="lprog small">
      <span className={mine.solid === 0 ? 'dot' : mine.solid === mine.rules ? 'dot full' : 'dot half'} />
      {said !== '' && <span>{said}</span>}
      {place && (
        <Link href={`/lezioni/${lesson}#${place.section}`} prefetch={false}>
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
      <Link href={`/lezioni/${last.lesson}#${last.place.section}`} prefetch={false}>
        Riprendi la lezione «{last.title}» da «{last.place.title}»
      </Link>
    </p>
  )
}
