/** An expected outcome: a value, or an error whose literal code is owned by the module that returns it. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** Wraps a value as a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

/** Wraps an error as a failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error })
