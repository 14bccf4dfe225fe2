import { Icon } from './icon'
import type { MarkView } from './marks'

const words = {
  ok: ['yes', 'ok', 'Giusta'],
  ko: ['no', 'ko', 'Sbagliata'],
  blank: ['none', '', 'Senza risposta'],
} as const

/** How one question went: icon and word. */
export function MarkWord({ mark }: { readonly mark: MarkView }) {
  const [icon, tone, word] = mark === null ? (['right', 'half', 'Da rispondere'] as const) : words[mark]
  return (
    <span className={`ms ${tone}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
