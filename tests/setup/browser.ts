import { type Browser, chromium } from 'playwright-core'

/** The address of the site under test, without a slash at its end. */
export const siteUrl = (): string => process.env.SITE_URL ?? ''

/** A Chromium without windows that asks nothing of any other machine. Close it in afterAll. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // Letters are as wide as in a window: the one without windows would fit them to its pixels.
      '--font-render-hinting=none',
    ],
  })
}
