import { Icon } from './icon'
import type { MarkView } from './marks'

const words = {
  ok: ['yes', 'ok', 'Giusta'],
  ko: ['no', 'ko', 'Sbagliata'],
  blank: ['none', '', 'Senza risposta'],
  // Of a yes or no with its reason, for whoever teaches: worth as much as a wrong one.
  reason: ['no', 'ko', 'Esito giusto, motivo sbagliato'],
} as const

const OPEN = ['right', 'half', 'Da rispondere'] as const

/** How one question went, in a word. */
export const wordOf = (mark: MarkView): string => (mark === null ? OPEN : words[mark])[2]

/** How one question went: icon and word. */
export function MarkWord({ mark }: { readonly mark: MarkView | 'reason' }) {
  const [icon, tone, word] = mark === null ? OPEN : words[mark]
  return (
    <span className={`ms ${tone}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
