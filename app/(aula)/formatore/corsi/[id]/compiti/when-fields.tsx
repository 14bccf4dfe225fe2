import type { Times } from '#lib/courses/index'
import { sayPoints } from '#lib/italian/site'
import { CountInput } from '../../../../../_ui/count-input'
import { TypedCheck, TypedInput } from '../../../../../_ui/typed'
import { WeightInput } from '../../../../../_ui/weight-input'

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
    readonly weight: number
    readonly missingAsZero: boolean
  }
  /** What it is called at first, where it is new. */
  readonly named?: string
  /** Whether it is begun, so that it may be counted how often. */
  readonly counted?: boolean
  /** Whether it gives points: as whether it is begun, but for what is given. */
  readonly points?: boolean
  readonly times?: readonly (readonly [name: keyof Times, label: string])[]
}

export const TIMES = [
  ['opensAt', 'Si apre (vuoto: subito)'],
  ['dueAt', 'Da consegnare entro (vuoto: senza scadenza)'],
  ['closesAt', 'Si chiude (vuoto: mai)'],
] as const

/** The time of what nobody hands in. */
export const DAY = [['dueAt', 'Quando (vuoto: senza data)']] as const

/** What an assignment is called and when it is to be done. */
export function WhenFields({
  id,
  assignment,
  named,
  counted = true,
  points = counted,
  times = TIMES,
}: WhenFieldsProps) {
  return (
    <>
      <div className="inp">
        <label htmlFor={`${id}-titolo`}>Titolo</label>
        <TypedInput
          id={`${id}-titolo`}
          name="title"
          required
          maxLength={120}
          autoComplete="off"
          defaultValue={assignment?.title ?? named}
        />
      </div>
      {times.map(([name, label]) => (
        <div className="inp" key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <TypedInput id={`${id}-${name}`} name={name} type="datetime-local" defaultValue={assignment?.[name]} />
        </div>
      ))}
      {counted && (
        <div className="inp">
          <label htmlFor={`${id}-tentativi`}>Tentativi: conta il migliore (vuoto: quanti si vuole)</label>
          <CountInput
            id={`${id}-tentativi`}
            name="attempts"
            min={1}
            max={20}
            defaultValue={assignment?.attempts ?? undefined}
          />
        </div>
      )}
      {points && <CountsFields id={id} {...(assignment && { counting: assignment })} counted={counted} />}
    </>
  )
}

interface CountsFieldsProps {
  readonly id: string
  readonly counting?: { readonly weight: number; readonly missingAsZero: boolean }
  readonly counted: boolean
}

/** How it counts in the total: how much, and whether also for who has not handed it in. */
function CountsFields({ id, counting, counted }: CountsFieldsProps) {
  return (
    <>
      <div className="inp">
        <label htmlFor={`${id}-peso`}>Peso nel totale (2: vale il doppio; 0,5: la metà; 0: non conta)</label>
        <WeightInput id={`${id}-peso`} defaultValue={sayPoints(counting?.weight ?? 1)} />
      </div>
      {counted && (
        <TypedCheck name="missingAsZero" defaultChecked={counting?.missingAsZero ?? false}>
          Alla scadenza, chi non l’ha consegnato o l’ha lasciato a metà prende zero, finché non consegna
        </TypedCheck>
      )}
    </>
  )
}
