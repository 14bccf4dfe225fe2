import 'server-only'
import { invariant } from '#lib/base/invariant'
import { createGuest } from '#lib/db/users'
import { applyIn, type LeadCommand } from '../classroom/apply'
import { openLobby } from '../classroom/open-lobby'
import { liveView, readClass } from '../classroom/state'
import { bank } from '../ports'
import { forgetting } from './forgetting'

/** What leads through one question. */
const through = (first: boolean): readonly LeadCommand[] => [
  { type: first ? 'start' : 'next' },
  { type: 'open', seconds: null },
  { type: 'close' },
  { type: 'reveal' },
]

/** Leads a session about some items from its hall to the last verdict, reads it after each command as those who look are told of it, and keeps nothing of it. */
export async function leadAndForget(ids: readonly string[]): Promise<void> {
  const questions = ids.flatMap((id) => {
    const made = bank.instantiate(id)
    return made.ok ? [{ seed: id, item: made.value, shown: bank.toPublic(made.value) }] : []
  })
  // The thread that explains starts for this: nothing is held meanwhile.
  await bank.tell(
    questions.map(({ seed, item }) => ({ seed, item, answer: null })),
    'warm-up',
  )
  await forgetting(async (tx) => {
    const now = Date.now()
    const { id: hostId } = await createGuest(tx, now)
    const settings = { seconds: null, scores: 'podium', changes: true } as const
    const id = await openLobby(tx, { hostId, courseId: null, title: 'Sessione', settings, questions, at: now })
    let state = await readClass(id, undefined, false, tx)
    for (const [n] of questions.entries())
      for (const command of through(n === 0)) {
        const done = await applyIn(tx, id, command, null)
        invariant(done.ok, `a session that is led refuses ${command.type}`)
        state = await readClass(id, state ?? undefined, false, tx)
        if (state) for (const role of ['player', 'projector', 'host'] as const) JSON.stringify(liveView(state, role))
      }
  })
}
