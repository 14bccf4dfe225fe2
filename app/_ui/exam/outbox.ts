/** A choice that the site has not yet said to be saved. */
export interface Unsent {
  readonly examId: string
  readonly position: number
  /** The same for every try, so that it is kept once. */
  readonly idempotencyKey: string
  /** The fields of the form, as a form sends them. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** What stands in the form, to show it again. */
  readonly value: string
}

const place = 'verdetto:esame'

type Box = Readonly<Record<string, Unsent>>

/** What the device cannot keep lives as long as the page. */
let spare: Box = {}

function read(): Box {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof found === 'object' && found !== null ? { ...spare, ...(found as Box) } : spare
  } catch {
    return spare
  }
}

function write(box: Box): void {
  try {
    localStorage.setItem(place, JSON.stringify(box))
    spare = {}
  } catch {
    // Nothing can be kept here.
    spare = box
  }
}

const slot = ({ examId, position }: Pick<Unsent, 'examId' | 'position'>): string => `${examId}/${position}`

/** Keeps a choice on the device until it is saved; one of the same question gives way. */
export const put = (unsent: Unsent): void => write({ ...read(), [slot(unsent)]: unsent })

/** What waits to be saved in an exam. */
export const waiting = (examId: string): readonly Unsent[] =>
  Object.values(read())
    .filter((unsent) => unsent.examId === examId)
    .sort((a, b) => a.position - b.position)

/** Forgets a choice that is saved, unless another has taken its place meanwhile. */
export function taken(unsent: Unsent): void {
  const { [slot(unsent)]: now, ...others } = read()
  if (now?.idempotencyKey === unsent.idempotencyKey) write(others)
}
