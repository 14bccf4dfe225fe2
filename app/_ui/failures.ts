import { sayError } from '#lib/italian/errors/index'

/** One sentence for a failure of a use case. */
export const sayFailure = sayError
