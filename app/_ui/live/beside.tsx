import type { ClassCallView, ClassQuestionView } from '#lib/italian/class-views'
import { Story } from '../call/story'
import { Table } from '../table/table'
import { Away } from './away'
import { Said } from './call-told'

interface BesideProps {
  readonly question: ClassQuestionView
  readonly said: ClassCallView['said']
}

/** What stands on the wall, one touch away on a phone: what was said and told at a call, and the table. */
export const Beside = ({ question: { call, table, away }, said }: BesideProps) => (
  <>
    {call && (
      <>
        <Said asks={call.asks} said={said} />
        <details className="live-table">
          <summary>Che cosa raccontano</summary>
          <Story story={call.story} />
        </details>
      </>
    )}
    {table && (
      <details className="live-table">
        <summary>Il tavolo</summary>
        <Table table={table} variant="compact" />
        <Away away={away} />
      </details>
    )}
  </>
)
