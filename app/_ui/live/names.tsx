import { useState } from 'react'
import { useKeys } from '../keys/use-keys'
import { Fit } from './fit'
import type { Live } from './use-live'
import { WallKey } from './wall-key'

/** Names that a wall has room for. */
const MOST = 24

/** Who is in, as they come, the last first; one key hides the names from the room. */
export function Names({ people = [] }: { readonly people: Live['people'] | undefined }) {
  const [hidden, setHidden] = useState(false)
  const turn = () => setHidden((now) => !now)
  useKeys((key) => {
    if (key.toLowerCase() !== 's' || people.length === 0) return false
    turn()
    return true
  })
  if (people.length === 0) return null
  const shown = people.slice(-MOST).reverse()
  const more = people.length - shown.length
  return (
    <Fit>
      {!hidden && (
        <ul className="wall-names" aria-label="Chi è dentro">
          {shown.map(({ id, nickname }) => (
            <li key={id}>{nickname}</li>
          ))}
          {more > 0 && <li className="quiet">{more === 1 ? 'e un’altra persona' : `e altre ${more} persone`}</li>}
        </ul>
      )}
      <p>
        <WallKey name="S" label={hidden ? 'Mostra i soprannomi' : 'Nascondi i soprannomi'} onPress={turn} />
      </p>
    </Fit>
  )
}
