'use client'

import { useState } from 'react'
import type { LeadCommand } from './leading'
import { NicknameField } from './nickname-field'

interface PeopleProps {
  readonly people: readonly { readonly id: string; readonly nickname: string }[]
  readonly locked: boolean
  readonly ended: boolean
  readonly lead: (command: LeadCommand) => Promise<boolean>
}

/** Who plays, with what may be done about a name, and the door. */
export function People({ people, locked, ended, lead }: PeopleProps) {
  const [named, setNamed] = useState<string>()
  return (
    <details className="live-people">
      <summary>{people.length === 1 ? 'Chi partecipa: 1 persona' : `Chi partecipa: ${people.length} persone`}</summary>
      {!ended && (
        <p>
          <button
            type="button"
            className="btn"
            aria-pressed={locked}
            onClick={() => void lead({ type: locked ? 'unlock' : 'lock' })}
          >
            {locked ? 'Ingressi chiusi: riaprili' : 'Chiudi gli ingressi'}
          </button>
        </p>
      )}
      <ul className="list rows">
        {people.map(({ id, nickname }) => (
          <li key={id}>
            {named === id ? (
              <form
                className="live-rename"
                onSubmit={(e) => {
                  e.preventDefault()
                  const typed = String(new FormData(e.currentTarget).get('nickname') ?? '')
                  void lead({ type: 'rename', player: id, nickname: typed }).then((done) => done && setNamed(undefined))
                }}
              >
                <label htmlFor={`nome-${id}`} className="vh">
                  Nome nuovo di {nickname}
                </label>
                <NicknameField id={`nome-${id}`} nickname={nickname} />
                <button type="submit" className="btn">
                  Salva
                </button>
              </form>
            ) : (
              <p>
                <b>{nickname}</b>
                {!ended && (
                  <span className="live-mod">
                    <button type="button" className="btn text" onClick={() => setNamed(id)}>
                      Cambia nome<span className="vh"> a {nickname}</span>
                    </button>
                    <button type="button" className="btn text" onClick={() => void lead({ type: 'kick', player: id })}>
                      Togli<span className="vh"> {nickname}</span>
                    </button>
                  </span>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
