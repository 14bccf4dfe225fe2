import { accountPlace, isTurn } from './places'
import { nobody, readerOf } from './reader'

/** Kept for the first paint of the next page: see `before-paint.ts`. */
function remember(account: boolean, path: string): void {
  const { dataset } = document.documentElement
  if (account) dataset.account = '1'
  else delete dataset.account
  try {
    if (account) localStorage.setItem(accountPlace, '1')
    else if (isTurn(path)) localStorage.setItem(accountPlace, '?')
    else localStorage.removeItem(accountPlace)
  } catch {
    // The next page begins with what is true of most.
  }
}

/** Whether who reads the page at an address has signed in; undefined where the site does not say. */
export async function accountOf(path: string): Promise<boolean | undefined> {
  const reader = await readerOf(path)
  if (reader === nobody) {
    // Whoever was about to sign in can still do so.
    if (document.documentElement.dataset.account === '?') delete document.documentElement.dataset.account
    return undefined
  }
  remember(reader.account, path)
  return reader.account
}
