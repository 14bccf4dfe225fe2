import { Fragment } from 'react'
import { tally } from '#lib/italian/site'
import type { InvitedDto } from '#lib/server/courses/invited'
import { COURSE_IS } from '../../../../_ui/course/phases'
import { theDate } from '../../../../_ui/date'
import { Link } from '../../../../_ui/link'

const AND = new Intl.ListFormat('it', { type: 'conjunction' })

/** When it is, in words: with its days where it has any. */
function sayWhen({ phase, startsOn, endsOn }: InvitedDto): string {
  const begins =
    startsOn !== null && phase === 'before' ? `comincia ${theDate(Date.parse(startsOn))}` : COURSE_IS[phase]
  const ends = endsOn !== null && phase !== 'over' ? ` e finisce ${theDate(Date.parse(endsOn))}` : ''
  return `Il corso ${begins}${ends}.`
}

/** What a course is, for whoever is invited and not in it yet: who teaches it, when, and what there is to read and to do. */
export function WhatItIs({ course }: { readonly course: InvitedDto }) {
  const { teachers, lessons, assignments } = course
  return (
    <>
      <p>
        {teachers.length > 0 && `Lo tiene ${AND.format(teachers)}. `}
        {sayWhen(course)}{' '}
        {assignments > 0 && `Finora ${assignments === 1 ? 'c’è' : 'ci sono'} ${tally(assignments, 'compito')}.`}
      </p>
      {lessons.length > 0 && (
        <p>
          {lessons.length === 1 ? 'La lezione: ' : 'Le lezioni: '}
          {lessons.map(({ slug, title }, n) => (
            <Fragment key={slug}>
              {n > 0 && ', '}
              <Link href={`/lezioni/${slug}`} prefetch={false}>
                {title}
              </Link>
            </Fragment>
          ))}
          .
        </p>
      )}
    </>
  )
}
