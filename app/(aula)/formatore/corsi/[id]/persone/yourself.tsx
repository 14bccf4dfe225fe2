import { ActionForm } from '../../../../../_ui/action-form'
import type { StartAction } from '../../../../../_ui/contracts'

interface YourselfProps {
  readonly name: string
  /** Whether somebody else teaches the course too: a course keeps an instructor. */
  readonly others: boolean
  readonly action: StartAction
  readonly fields: readonly (readonly [string, string])[]
}

/** Whoever looks, among those who teach a course: taking oneself off it is asked first, for only others let one in again. */
export function Yourself({ name, others, action, fields }: YourselfProps) {
  return (
    <div>
      <p>
        <b>{name}</b> <span className="quiet small">sei tu</span>
      </p>
      {others && (
        <details>
          <summary>Smetti di tenere il corso</summary>
          <p>Non vedi più né il corso né i suoi rapporti. Solo un altro formatore del corso può farti rientrare.</p>
          <ActionForm action={action} hidden={fields} submit="Sì, toglimi dal corso" />
        </details>
      )}
    </div>
  )
}
