import { useCallback, useState } from 'react'
import { useKeys } from '../keys/use-keys'
import type { Live } from './use-live'

/** What whoever leads may do, as the site is told. */
export type LeadCommand =
  | {
      readonly type:
        | 'start'
        | 'close'
        | 'reveal'
        | 'revote'
        | 'next'
        | 'skip'
        | 'back'
        | 'pause'
        | 'resume'
        | 'lock'
        | 'unlock'
        | 'end'
    }
  | { readonly type: 'open'; readonly seconds: number | null }
  | { readonly type: 'step'; readonly step: number }
  | { readonly type: 'kick'; readonly player: string }
  | { readonly type: 'rename'; readonly player: string; readonly nickname: string }

interface Main {
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
      return { label: 'Apri le risposte', command: { type: 'open', seconds } }
    case 'open':
      return { label: 'Chiudi le risposte', command: { type: 'close' } }
    case 'closed':
      return { label: 'Rivela', command: { type: 'reveal' } }
    case 'revealed': {
      const last = live.answer?.steps.length ?? 0
      const step = live.step ?? 0
      if (step < last) return { label: `Passo ${step + 1} di ${last}`, command: { type: 'step', step: step + 1 } }
      return live.position < live.total ? { label: 'Prossima domanda', command: { type: 'next' } } : undefined
    }
    case 'ended':
      return undefined
  }
}

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

/** Leads by keys: space goes on, the arrows move along the steps, P pauses. */
export function useLeadKeys(live: Live | undefined, seconds: number | null, { lead, busy }: Leading): void {
  useKeys((key) => {
    if (live === undefined || busy) return false
    // What has the focus is pressed by space and Enter itself.
    if (document.activeElement?.closest('button, a, summary, input, select')) return false
    const command = commandOf(key, live, seconds)
    if (command) void lead(command)
    return command !== undefined || key === ' '
  })
}

function commandOf(key: string, live: Live, seconds: number | null): LeadCommand | undefined {
  if (key === ' ') return mainOf(live, seconds)?.command
  if (key.toLowerCase() === 'p') return { type: live.paused ? 'resume' : 'pause' }
  const step = live.step ?? 0
  if (live.phase !== 'revealed') return undefined
  if (key === 'ArrowRight' && step < (live.answer?.steps.length ?? 0)) return { type: 'step', step: step + 1 }
  return key === 'ArrowLeft' && step > 0 ? { type: 'step', step: step - 1 } : undefined
}
