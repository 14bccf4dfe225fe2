import 'server-only'

/** A message as it is sent, in both forms. */
export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
