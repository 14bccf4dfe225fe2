// npm run figures: how the questions of each template went, and which of its wrong beliefs anybody holds, over everybody's first answers.
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { deploy } from './deploy-pg.mjs'
import { run } from './sentence.mjs'
import { readSettings, root } from './settings.mjs'
import { withDatabase } from './with-database.mjs'

run(() =>
  withDatabase(readSettings('start'), { purpose: 'npm run figures', siteMayRun: true }, async (url) => {
    // Inside the project, where the packages are found that stay as they are installed.
    const folder = mkdtempSync(path.join(root, 'node_modules', '.verdetto-figures-'))
    try {
      const file = path.join(folder, 'figures.mjs')
      await bundle('scripts/figures/main.ts', file, 'packages as installed')
      process.env.DATABASE_URL = url
      await deploy(url)
      const { figures } = await import(pathToFileURL(file).href)
      console.log(await figures())
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }),
)
