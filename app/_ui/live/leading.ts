import { useCallback, useState } from 'react'
import { useKeys } from '../keys/use-keys'
import { talks } from './say-round'
import { nextStop } from './stops'
import type { Live } from './use-live'

/** What whoever leads may do, as the site is told. */
export type LeadCommand =
  | {
      readonly type:
        | 'start'
        | 'swap'
        | 'close'
        | 'reveal'
        | 'revote'
        | 'read'
        | 'next'
        | 'skip'
        | 'back'
        | 'pause'
        | 'resume'
        | 'lock'
        | 'unlock'
        | 'end'
    }
  | { readonly type: 'open' | 'ballot'; readonly seconds: number | null }
  | { readonly type: 'ask'; readonly key: string }
  | { readonly type: 'step'; readonly step: number }
  | { readonly type: 'kick'; readonly player: string }
  | { readonly type: 'rename'; readonly player: string; readonly nickname: string }

export interface Main {
  readonly label: string
  readonly command: LeadCommand
}

/** What comes next, by the space bar or the button under the thumb; undefined where nothing does. */
export function mainOf(live: Live, seconds: number | null): Main | undefined {
  if (live.paused) return { label: 'Riprendi', command: { type: 'resume' } }
  switch (live.phase) {
    case 'lobby':
      return { label: 'Comincia', command: { type: 'start' } }
    case 'shown':
      if (live.question?.call) return callMain(live, seconds)
      if (talks(live) && !live.sameAgain) return { label: 'Mostra l’altra domanda', command: { type: 'read' } }
      return { label: 'Apri le risposte', command: { type: 'open', seconds } }
    case 'asking':
      return { label: 'Chiudi il voto', command: { type: 'close' } }
    case 'open':
      return { label: 'Chiudi le risposte', command: { type: 'close' } }
    case 'closed':
      return { label: 'Rivela', command: { type: 'reveal' } }
    case 'revealed': {
      const steps = live.answer?.steps ?? []
      const step = nextStop(steps, live.step ?? 0)
      return step === undefined
        ? afterwards(live)
        : { label: `Passo ${step} di ${steps.length}`, command: { type: 'step', step } }
    }
    case 'ended':
      return undefined
  }
}

/** What comes once a question has been told, whether all its steps were shown or not. */
const afterwards = ({ position, total, scores }: Live): Main =>
  position < total
    ? { label: 'Prossima domanda', command: { type: 'next' } }
    : { label: scores === 'podium' ? 'Fine e podio' : 'Fine', command: { type: 'end' } }

/** The way past the steps that are still to be shown, to the next question; undefined where there is none, or where the main way is the same. */
export const pastSteps = (live: Live): Main | undefined =>
  mainOf(live, null)?.command.type === 'step' && live.position < live.total ? afterwards(live) : undefined

/** Once a vote is closed: people talk, and vote again. Undefined where they have done so, or it is not the time. */
export const talkFirst = ({ phase, round, paused }: Live): Main | undefined =>
  phase === 'closed' && round === 1 && !paused
    ? { label: 'Parlatene con il vicino', command: { type: 'revote' } }
    : undefined

/** What may still be asked of the players of a call, that of most votes first. */
export function unasked({ question, call }: Pick<Live, 'question' | 'call'>) {
  const votes = (key: string): number => call?.wanted?.find((one) => one.key === key)?.count ?? 0
  return (question?.call?.asks ?? [])
    .filter(({ key }) => !call?.said.some((one) => one.key === key))
    .map(({ key, text }) => ({ key, text, votes: votes(key) }))
    .sort((a, b) => b.votes - a.votes)
}

/** People choose what to ask, it is asked, and so on; where nothing is left or wanted, they decide. */
function callMain(live: Live, seconds: number | null): Main {
  const [first] = unasked(live)
  const counted = live.call?.wanted !== undefined
  if (counted && first && first.votes > 0)
    return { label: 'Chiedi la più votata', command: { type: 'ask', key: first.key } }
  return counted || !first
    ? rulingMain(seconds)
    : { label: 'Vota che cosa chiedere', command: { type: 'ballot', seconds } }
}

/** The ruling is voted. */
export const rulingMain = (seconds: number | null): Main => ({
  label: 'Vota la decisione',
  command: { type: 'open', seconds },
})

interface Leading {
  readonly lead: (command: LeadCommand) => Promise<boolean>
  /** Why the last command was not done. */
  readonly failure: string | undefined
  readonly busy: boolean
}

/** Sends commands, with the number of the last event that was on screen: one that comes twice is done once. */
export function useLeading(id: string, live: Live | undefined): Leading {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const seen = live?.seq
  const lead = useCallback(
    async (command: LeadCommand): Promise<boolean> => {
      if (seen === undefined) return false
      setBusy(true)
      setFailure(undefined)
      try {
        const reply = await fetch(`/api/sessioni/${id}/comando`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ command, seen }),
        })
        if (reply.ok) return true
        setFailure(((await reply.json()) as { readonly code?: string }).code ?? '')
      } catch {
        setFailure('no-network')
      } finally {
        setBusy(false)
      }
      return false
    },
    [id, seen],
  )
  return { lead, failure, busy }
}

/**
 * Leads by keys: space goes on, the arrows move along all steps, N leaves those that are left, V lets people talk
 * after a vote, P pauses; at a call D goes on to the ruling.
 * `remote`: where nothing scrolls, the two keys that the remote of a projector sends go on and back too.
 */
export function useLeadKeys(
  live: Live | undefined,
  seconds: number | null,
  { lead, busy }: Leading,
  remote = false,
): void {
  useKeys((key) => {
    if (live === undefined || busy) return false
    // What has the focus is pressed by space and Enter itself.
    if (document.activeElement?.closest('button, a, summary, input, select')) return false
    const command = commandOf(key, live, seconds, remote)
    if (command) void lead(command)
    return command !== undefined || key === ' '
  })
}

/** What a key commands where a session stands; undefined where it is nothing. */
export function commandOf(key: string, live: Live, seconds: number | null, remote = false): LeadCommand | undefined {
  if (remote && key === 'PageDown') return mainOf(live, seconds)?.command
  if (remote && key === 'PageUp') return commandOf('ArrowLeft', live, seconds)
  if (key === ' ') return mainOf(live, seconds)?.command
  if (key.toLowerCase() === 'p') return { type: live.paused ? 'resume' : 'pause' }
  if (key.toLowerCase() === 'v') return talkFirst(live)?.command
  if (key.toLowerCase() === 'n') return pastSteps(live)?.command
  if (key.toLowerCase() === 'd' && live.phase === 'shown' && live.question?.call) return rulingMain(seconds).command
  const step = live.step ?? 0
  if (live.phase !== 'revealed') return undefined
  if (key === 'ArrowRight' && step < (live.answer?.steps.length ?? 0)) return { type: 'step', step: step + 1 }
  return key === 'ArrowLeft' && step > 0 ? { type: 'step', step: step - 1 } : undefined
}
