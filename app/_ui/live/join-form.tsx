'use client'

import { useEffect, useState } from 'react'
import { ActionForm } from '../action-form'
import type { StartAction } from '../contracts'
import { newKey } from '../new-key'
import { NicknameField } from './nickname-field'

interface JoinFormProps {
  readonly action: StartAction
  /** Known where one came by a link. */
  readonly code?: string
  /** A nickname to begin with. */
  readonly nickname?: string
}

/** A code and a name: with both one is in. */
export function JoinForm({ action, code, nickname = '' }: JoinFormProps) {
  // One for this page: a form that is sent twice joins once.
  const [key, setKey] = useState('')
  useEffect(() => setKey(newKey()), [])
  return (
    <ActionForm
      action={action}
      submit="Entra"
      main
      hidden={[...(code === undefined ? [] : [['code', code] as const]), ['joinKey', key] as const]}
    >
      {code === undefined && (
        <div className="inp">
          <label htmlFor="codice">Codice sullo schermo</label>
          <input
            id="codice"
            name="code"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="live-code"
          />
        </div>
      )}
      <div className="inp">
        <label htmlFor="nome">Il nome che gli altri vedono</label>
        <NicknameField id="nome" nickname={nickname} />
      </div>
    </ActionForm>
  )
}
