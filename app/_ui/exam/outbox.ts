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
  /** Keys of choices of the same question that may still be on their way: this one takes their place, also where they arrive after it. */
  readonly replaces?: readonly string[]
}

/** So many choices of one question may be on their way; the site reads no more. */
const OVERTAKEN = 20

const place = 'verdetto:esame'

type Box = Readonly<Record<string, Unsent>>
type Spot = Pick<Unsent, 'examId' | 'position'>

/** What the device cannot keep lives as long as the page. */
let spare: Box = {}

/** What was last chosen here, saved or not: a page that the browser or the router has kept is older than that. */
const chosen = new Map<string, string>()

function parse(text: string | null): Box {
  const found: unknown = JSON.parse(text ?? '{}')
  return typeof found === 'object' && found !== null ? (found as Box) : {}
}

function read(): Box {
  try {
    return { ...spare, ...parse(localStorage.getItem(place)) }
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

const slot = ({ examId, position }: Spot): string => `${examId}/${position}`

/** Keeps a choice on the device until it is saved; one of the same question gives way. */
export function put(unsent: Unsent): void {
  chosen.set(slot(unsent), unsent.value)
  const box = read()
  const before = box[slot(unsent)]
  const replaces = before ? [...(before.replaces ?? []), before.idempotencyKey].slice(-OVERTAKEN) : []
  write({ ...box, [slot(unsent)]: { ...unsent, replaces } })
}

/** What was last chosen on this device for a question, as far as it is known; undefined where it is for the site to say. */
export const lastChosen = (spot: Spot): string | undefined => read()[slot(spot)]?.value ?? chosen.get(slot(spot))

/** What waits to be saved in an exam. */
export const waiting = (examId: string): readonly Unsent[] =>
  Object.values(read())
    .filter((unsent) => unsent.examId === examId)
    .sort((a, b) => a.position - b.position)

/** A choice that the site has said to be saved, and when by its clock, in ms since 1970. */
interface Kept extends Spot {
  readonly empty: boolean
  readonly at: number
}

/** What was saved from this tab, the last choice of each question. */
let kept: ReadonlyMap<string, Kept> = new Map()
const counting = new Set<() => void>()

/** What was saved from this tab; another map after each one. */
export const savedHere = (): ReadonlyMap<string, Kept> => kept

/** Calls back after each choice that is saved from this tab. Returns how to stop. */
export function whenSaved(hear: () => void): () => void {
  counting.add(hear)
  return () => counting.delete(hear)
}

/** Forgets a choice that was saved at a time of the site's clock, and says so to whoever counts. */
export function saved(unsent: Unsent, at: number): void {
  const { examId, position, value } = unsent
  kept = new Map(kept).set(slot(unsent), { examId, position, empty: value === '', at })
  taken(unsent)
  for (const hear of counting) hear()
}

/** Forgets a choice that needs no more sending, unless another has taken its place meanwhile. */
export function taken(unsent: Unsent): void {
  const { [slot(unsent)]: now, ...others } = read()
  if (now?.idempotencyKey === unsent.idempotencyKey) write(others)
}

/** Forgets a choice that can never be saved. */
export function refused(unsent: Unsent): void {
  if (chosen.get(slot(unsent)) === unsent.value) chosen.delete(slot(unsent))
  taken(unsent)
}

/** Calls back with what another tab has chosen for a question. Returns how to stop. */
export function chosenElsewhere(spot: Spot, hear: (value: string) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== place) return
    try {
      const there = parse(newValue)[slot(spot)]
      if (there === undefined || there.value === chosen.get(slot(spot))) return
      chosen.set(slot(spot), there.value)
      hear(there.value)
    } catch {
      // What stands there is nobody's choice.
    }
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
