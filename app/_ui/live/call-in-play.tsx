import type { AskedView } from '#lib/italian/call-views'
import { Story } from '../call/story'
import { WithMana } from '../mana/mana'
import { ClassNeeded, Said } from './call-told'
import { unasked } from './leading'
import type { Live } from './use-live'

interface CallInPlayProps {
  readonly live: Live
  readonly onAsk: (key: string) => void
}

/** Whether it is worth asking now. */
const serves = ({ idle, otherwise }: AskedView): string =>
  otherwise !== undefined ? 'Serve.' : idle ? 'Non serve.' : 'Può servire.'

/** The call in play, for whoever leads: what the players told and said, and what may still be asked, with who wants it and whether it is needed. */
export function CallInPlay({ live, onAsk }: CallInPlayProps) {
  const { question, call, phase, answer, paused } = live
  if (question?.call === undefined || call === undefined) return null
  const open = (phase === 'shown' || phase === 'asking') && !paused
  const needed = new Map(answer?.needed?.asked.map((row) => [row.key, serves(row)]))
  return (
    <section aria-labelledby="la-chiamata">
      <h2 id="la-chiamata">La chiamata</h2>
      <Story story={question.call.story} />
      <Said asks={question.call.asks} said={call.said} />
      {open && (
        <ul className="live-asks">
          {unasked(live).map(({ key, text, votes }) => (
            <li key={key}>
              <button type="button" className="btn" disabled={phase === 'asking'} onClick={() => onAsk(key)}>
                Chiedi
              </button>
              <span>
                <WithMana text={text} />{' '}
                <span className="quiet">
                  {needed.get(key) ?? 'Non serve.'}
                  {call.wanted && (votes === 1 ? ' 1 voto' : ` ${votes} voti`)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {phase === 'revealed' && answer?.needed && <ClassNeeded needed={answer.needed} />}
    </section>
  )
}
