import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `sha256-…` of a script, as a policy names it. */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Hashes of every script that stands in the text of a page. React never lets `</script` into one. */
export const hashesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(inline)].map((found) => hashOf(found[1] ?? ''))),
]

function read(build: string, file: string): string | undefined {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ build, file), 'utf8')
  } catch {
    return undefined // made when it is asked for, not at build time
  }
}

/** Pages that answer in place of others: an address that leads nowhere, and a failure of the whole page. */
const always = ['_not-found', '_global-error']

/** The page at an address as far as its policy is concerned. */
export interface Written {
  /** Whether the build made it: then the same file answers everybody. */
  readonly made: boolean
  /** Hashes of the scripts in that file, and in those that may answer in its place. */
  readonly hashes: readonly string[]
}

/** What the build wrote for an address. Reads each page once: a new build is a new process. */
export function writtenScripts(build: string): (path: string) => Written {
  const seen = new Map<string, readonly string[]>()
  const manifest = read(build, 'prerender-manifest.json')
  const pages = new Set(manifest === undefined ? [] : Object.keys(JSON.parse(manifest).routes ?? {}))
  const of = (page: string) => {
    const known = seen.get(page)
    if (known !== undefined) return known
    const hashes = hashesIn(read(build, join('server', 'app', `${page}.html`)) ?? '')
    seen.set(page, hashes)
    return hashes
  }
  return (path) => {
    const made = pages.has(path)
    const own = made ? of(path === '/' ? 'index' : path.slice(1)) : []
    return { made, hashes: [...new Set([...own, ...always.flatMap(of)])] }
  }
}
