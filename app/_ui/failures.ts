import { sayError } from '#lib/italian/errors'

/** One sentence for a failure of a use case. */
export const sayFailure = sayError
