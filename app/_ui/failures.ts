import { sayError } from '#lib/italian/errors'

/** One sentence for a failure of a use case. */
export const sayFailure = sayError

/** The same beside a field for an e-mail: there what has not the right shape is the e-mail. */
export const sayEmailFailure = (code: string): string => sayError(code === 'malformed' ? 'bad-email' : code)
