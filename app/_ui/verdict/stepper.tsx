import { Icon } from '../icon'

interface StepperProps {
  /** From 1. */
  readonly at: number
  readonly of: number
  readonly onMove: (by: 1 | -1) => void
}

/** Two buttons and where one is, said politely when it changes. The ends keep the focus: they do nothing, but stay. One step needs none. */
export function Stepper({ at, of, onMove }: StepperProps) {
  if (of < 2) return null
  const button = (by: 1 | -1, name: string) => {
    const end = by < 0 ? at <= 1 : at >= of
    return (
      <button type="button" aria-label={name} aria-disabled={end} onClick={() => !end && onMove(by)}>
        <Icon name={by < 0 ? 'left' : 'right'} />
      </button>
    )
  }
  return (
    <div className="stepper js-only">
      {button(-1, 'Passo precedente')}
      <output aria-live="polite">
        Passo {at} di {of}
      </output>
      {button(1, 'Passo successivo')}
    </div>
  )
}
