import { Fragment } from 'react'
import { does, tally } from '#lib/italian/site'
import type { SharedErrorDto } from '#lib/server/courses/shared-errors'
import { Link } from '../../../../../_ui/link'

interface HolderNamesProps {
  readonly courseId: string
  readonly error: Pick<SharedErrorDto, 'people' | 'holders'>
}

/** Names before the rest of them is a number. */
const NAMED = 40

/** Who makes an error, each with the way to what they did; then how many have no name here. */
export function HolderNames({ courseId, error: { people, holders } }: HolderNamesProps) {
  const named = holders.slice(0, NAMED)
  const others = people - named.length
  return (
    <>
      {named.map(({ userId, name }, n) => (
        <Fragment key={userId}>
          {n > 0 && ', '}
          <Link href={`/formatore/corsi/${courseId}/registro/${userId}`} prefetch={false}>
            {name}
          </Link>
        </Fragment>
      ))}
      {others > 0 && named.length > 0 && ' e '}
      {others > 0 && `${tally(others, 'persona')} che qui non ${does('ha', others)} un nome`}
    </>
  )
}
