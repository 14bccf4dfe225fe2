/** Long work that is done a step at a time, or whatever is left of it at once. */
export interface Gradual<T> {
  /** One step more; true once there is nothing left to do. */
  readonly advance: () => boolean
  readonly finish: () => T
}

/** The work of a generator, which pauses after each of its steps. */
export function gradual<T>(steps: Generator<void, T>): Gradual<T> {
  let last = steps.next()
  const advance = (): boolean => {
    if (!last.done) last = steps.next()
    return last.done === true
  }
  const finish = (): T => {
    while (!last.done) last = steps.next()
    return last.value
  }
  return { advance, finish }
}
