import 'server-only'
import pkg from '../../package.json'

/** The version of the site, as package.json says it. */
export const version: string = pkg.version
