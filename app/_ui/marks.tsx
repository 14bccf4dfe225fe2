import { tally } from '#lib/italian/site'

/** How a question of a quiz stands: right, wrong, given up («non lo so»), still open. */
export type MarkView = 'ok' | 'ko' | 'blank' | null

interface MarksProps {
  readonly marks: readonly MarkView[]
  /** From 1; absent when no question is on screen. */
  readonly position?: number
}

const counted = (n: number, one: string, many: string) => (n === 0 ? undefined : `${n} ${n === 1 ? one : many}`)

/** «Domanda 5 di 10: 3 giuste, 1 sbagliata». */
export function sayMarks(marks: readonly MarkView[], position?: number): string {
  const count = (mark: MarkView) => marks.filter((m) => m === mark).length
  const parts = [
    counted(count('ok'), 'giusta', 'giuste'),
    counted(count('ko'), 'sbagliata', 'sbagliate'),
    counted(count('blank'), 'senza risposta', 'senza risposta'),
  ].filter((p) => p !== undefined)
  const where = position === undefined ? tally(marks.length, 'domanda') : `Domanda ${position} di ${marks.length}`
  return parts.length === 0 ? where : `${where}: ${parts.join(', ')}`
}

/** The progress of a quiz: one mark per question, each state with its own shape. */
export function Marks({ marks, position }: MarksProps) {
  return (
    <div className="marks" role="img" aria-label={sayMarks(marks, position)}>
      {marks.map((mark, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place in the quiz
          key={i}
          className={[mark ?? '', position === i + 1 ? 'now' : ''].join(' ').trim()}
        />
      ))}
    </div>
  )
}
