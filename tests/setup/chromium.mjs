// Where the Chromium of this run is: CHROMIUM_PATH. Without one the tests in the browser are skipped, in CI they fail.
import { findChromium, howToGetOne } from './find-chromium.mjs'

export default function setup() {
  const chromium = findChromium()
  if (!chromium && process.env.CI) throw new Error(howToGetOne)
  if (chromium) process.env.CHROMIUM_PATH = chromium
  else {
    delete process.env.CHROMIUM_PATH // a path that leads nowhere
    console.warn(`\n${howToGetOne} They are skipped.`)
  }
}
