'use client'

import { useEffect, useState } from 'react'
import { Icon } from '../icon'
import { setSingleKeys, singleKeysOn } from './preference'

const list = [
  [['1', '9'], 'scegli una risposta'],
  [['Invio'], 'conferma'],
  [['N'], 'vai alla prossima domanda'],
  [['←', '→'], 'scorri i passi del verdetto'],
  [['/'], 'cerca in tutto il sito'],
  [['?'], 'apri questo elenco'],
  [['Esc'], 'chiudi ciò che è aperto'],
] as const

interface ShortcutListProps {
  /** Id of its heading, which names the dialog. */
  readonly title: string
  readonly close: () => void
}

/** The shortcuts, and the way to turn off those of a single key. */
export function ShortcutList({ title, close }: ShortcutListProps) {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(singleKeysOn()), [])
  return (
    <>
      <div className="pophead">
        <h2 id={title}>Scorciatoie</h2>
        <button type="button" className="x" aria-label="Chiudi" onClick={close}>
          <Icon name="no" />
        </button>
      </div>
      <dl>
        {list.map(([keys, what]) => (
          <div key={what} className="pair">
            <dt>
              {keys.map((key, i) => (
                <span key={key}>
                  {i > 0 && (key === '9' ? '–' : ' ')}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={on}
          onChange={(e) => {
            setSingleKeys(e.target.checked)
            setOn(e.target.checked)
          }}
        />
        Usa le scorciatoie di un solo tasto
      </label>
    </>
  )
}
