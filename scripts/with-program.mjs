import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { deploy } from './deploy-pg.mjs'
import { readSettings, root } from './settings.mjs'
import { withDatabase } from './with-database.mjs'

/**
 * Runs `work` with what `scripts/<name>/main.ts` exports, on the database of the site, brought up to date; the site may be running.
 * @template T
 * @param {string} name
 * @param {(main: T) => Promise<void>} work
 */
export const withProgram = (name, work) =>
  withDatabase(readSettings('start'), { purpose: `npm run ${name}`, siteMayRun: true }, async (url) => {
    // Inside the project, where the packages are found that stay as they are installed.
    const folder = mkdtempSync(path.join(root, 'node_modules', `.verdetto-${name}-`))
    try {
      const file = path.join(folder, `${name}.mjs`)
      await bundle(`scripts/${name}/main.ts`, file, 'packages as installed')
      process.env.DATABASE_URL = url
      await deploy(url)
      await work(await import(pathToFileURL(file).href))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
