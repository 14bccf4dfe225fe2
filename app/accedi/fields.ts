import type { AccountField } from '../_ui/account-form'

/** The field for an e-mail. */
export const emailField = (label = 'E-mail'): AccountField => ({
  name: 'email',
  label,
  type: 'email',
  autoComplete: 'email',
})

/** The field for a password that is being chosen. */
export const newPassword = (name: string, label: string): AccountField => ({
  name,
  label,
  type: 'password',
  autoComplete: 'new-password',
  hint: 'Almeno 10 caratteri. Va bene anche una frase.',
})

/** The field for the password that one has, to confirm something. */
export const currentPassword = (label = 'La tua password'): AccountField => ({
  name: 'current',
  label,
  type: 'password',
  autoComplete: 'current-password',
})
