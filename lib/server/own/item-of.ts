import 'server-only'
import { randomUUID } from 'node:crypto'
import { err, type Result } from '#lib/base/result'
import type { OwnQuestionState } from '#lib/db/own-questions'
import type { Item, OwnOptionError } from '#lib/questions/index'
import type { Code } from '../codes'
import { lanes } from '../work/index'
import { ownProbe } from './probe'

/**
 * The item of a draft, evaluated here whatever a browser said; or why there is none. What people write is evaluated by a thread of its own,
 * which is ended where it does not come to an end; `who` waits for their turn. `room`: as if so many options of their own were
 * written at least.
 */
export async function itemOf(
  { id, version, draft }: Pick<OwnQuestionState, 'id' | 'version' | 'draft'>,
  who: string,
  room = 0,
): Promise<Result<Item, Code>> {
  const probe = ownProbe(draft.probe)
  const introduction = draft.introduction.trim()
  if (probe === undefined) return err('own-no-probe')
  const made = await lanes().own.run(
    'own',
    {
      id,
      version: version + 1,
      scenario: draft.scenario,
      probe,
      introduction,
      options: draft.options ?? [],
      room,
      salt: randomUUID(),
    },
    who,
  )
  if (!made.ok) return err(made.error === 'busy' ? 'busy' : 'own-exhausted')
  if (made.value.ok) return made.value
  const { error } = made.value
  return err(
    typeof error === 'string' ? (`own-${error}` as const) : (`own-option-${error.fault}-${placeOf(error)}` as const),
  )
}

/** Own options are two at most. */
const placeOf = ({ place }: OwnOptionError): 1 | 2 => (place === 1 ? 1 : 2)
