import { CountInput } from '../../../../../_ui/count-input'

interface WhenFieldsProps {
  /** Keeps the fields of several forms apart. */
  readonly id: string
  /** As forms have them, on the clocks of Rome. */
  readonly assignment?: {
    readonly title: string
    readonly opensAt: string
    readonly dueAt: string
    readonly closesAt: string
    readonly attempts: number | null
  }
  /** What it is called at first, where it is new. */
  readonly named?: string
  /** Whether it is begun, so that it may be counted how often. */
  readonly counted?: boolean
}

const TIMES = [
  ['opensAt', 'Si apre (vuoto: subito)'],
  ['dueAt', 'Da consegnare entro (vuoto: senza scadenza)'],
  ['closesAt', 'Si chiude (vuoto: mai)'],
] as const

/** What an assignment is called and when it is to be done. */
export function WhenFields({ id, assignment, named, counted = true }: WhenFieldsProps) {
  return (
    <>
      <div className="inp">
        <label htmlFor={`${id}-titolo`}>Titolo</label>
        <input
          id={`${id}-titolo`}
          name="title"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={assignment?.title ?? named}
        />
      </div>
      {TIMES.map(([name, label]) => (
        <div className="inp" key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input id={`${id}-${name}`} name={name} type="datetime-local" defaultValue={assignment?.[name]} />
        </div>
      ))}
      {counted && (
        <div className="inp">
          <label htmlFor={`${id}-tentativi`}>Tentativi (vuoto: quanti si vuole)</label>
          <CountInput
            id={`${id}-tentativi`}
            name="attempts"
            min={1}
            max={20}
            defaultValue={assignment?.attempts ?? undefined}
          />
        </div>
      )}
    </>
  )
}
