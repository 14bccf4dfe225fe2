import { useState } from 'react'
import { useKeys } from '../keys/use-keys'
import { type Main, mainOf, pastSteps, talkFirst } from './leading'
import type { Live } from './use-live'
import { WallKey } from './wall-key'

interface WallKeysProps {
  readonly live: Live
  readonly seconds: number | null
  readonly onMain: (command: Main['command']) => void
}

/** What whoever leads may do from the wall: the next thing, what may come in its stead, and, when asked for, every key. */
export function WallKeys({ live, seconds, onMain }: WallKeysProps) {
  const [all, setAll] = useState(false)
  const turn = () => setAll((before) => !before)
  useKeys((key) => {
    if (key !== '?') return false
    turn()
    return true
  })
  const main = mainOf(live, seconds)
  const past = pastSteps(live)
  const talk = talkFirst(live)
  return (
    <div className="wall-keys">
      <WallKey name="?" label="Tasti" open={all} onPress={turn} />
      {main && <Way name="Spazio" way={main} onMain={onMain} />}
      {past && <Way name="N" way={past} onMain={onMain} />}
      {talk && (
        <Way
          name="V"
          // Whoever leads is told how it went, and the room nothing of what is right.
          way={live.talk ? { ...talk, label: 'Fra 30 e 70 su cento: parlatene' } : talk}
          onMain={onMain}
        />
      )}
      {all && <AllKeys />}
    </div>
  )
}

interface WayProps {
  readonly name: string
  readonly way: Main
  readonly onMain: WallKeysProps['onMain']
}

const Way = ({ name, way, onMain }: WayProps) => (
  <WallKey name={name} label={way.label} onPress={() => onMain(way.command)} />
)

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['Spazio', 'avanti'],
  ['→ ←', 'la parte di un testo lungo, o il passo, dopo e prima'],
  ['M', 'i passi che non decidono, quando ce ne sono'],
  ['N', 'la prossima domanda, anche se restano passi'],
  ['V', 'dopo un voto: parlatene con il vicino, poi si rivota'],
  ['P', 'pausa'],
  ['S', 'mentre si entra: nasconde o mostra i soprannomi'],
  ['D', 'in una chiamata: si vota la decisione'],
  ['?', 'questo elenco'],
]

const AllKeys = () => (
  <dl className="wall-all-keys" aria-label="Tasti">
    {KEYS.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
