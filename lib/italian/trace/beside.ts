import { type Probe, readingsOf } from '#lib/questions/index'
import type { Evaluation } from '#lib/rules/index'
import type { Told } from './story'

/**
 * Steps of which those decide that matter to what is asked: damage to a creature that nobody asks about, and that is there at the end all the
 * same, decides nothing, though its rule does elsewhere.
 */
export function withoutBeside(e: Evaluation, probe: Probe, told: readonly Told[]): readonly Told[] {
  const asked = readingsOf(probe).flatMap((r) => (r.ask === 'survives' || r.ask === 'marked' ? [r.object] : []))
  if (asked.length < readingsOf(probe).length) return told
  const { cards, objects } = e.outcome
  const about = asked.map((label) => cards[label] ?? label)
  const beside = (id: string): boolean => !about.includes(id) && objects[id]?.zone === 'battlefield'
  const events = new Map(e.trace?.happenings.map(({ id, event }) => [id, event]))
  const isBeside = ({ of }: Told): boolean => {
    const dealt = of.flatMap((id) => {
      const event = events.get(id)
      return event?.type === 'damage' ? [event.target] : []
    })
    return dealt.length > 0 && dealt.every(beside)
  }
  return told.map((step) => (isBeside(step) ? { ...step, decisive: false } : step))
}
