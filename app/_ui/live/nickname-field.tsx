import type { FormEvent } from 'react'
import { cutNickname } from '#lib/base/letters'

interface NicknameFieldProps {
  readonly id: string
  readonly nickname?: string
}

/** `maxLength` would count an emoji as many letters. */
function cut({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const short = cutNickname(field.value)
  if (short !== field.value) field.value = short
}

/** The field for a nickname: it takes as many letters as a nickname may have, counted as whoever types counts them. */
export const NicknameField = ({ id, nickname }: NicknameFieldProps) => (
  <input id={id} name="nickname" required autoComplete="nickname" defaultValue={nickname} onInput={cut} />
)
