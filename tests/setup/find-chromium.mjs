import { existsSync } from 'node:fs'
import path from 'node:path'

const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const howToGetOne =
  'No Chromium was found for the tests in the browser. Install one (apt-get install chromium-headless-shell), or set CHROMIUM_PATH to yours.'

/**
 * The program of a Chromium on this machine, or undefined. A wrong CHROMIUM_PATH is not passed over.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return existsSync(given) ? given : undefined
  // The same without windows does with two fifths of the work.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders.flatMap((folder) => names.map((name) => path.join(folder, name))), ...usual].find(existsSync)
}
