import { accountPlace, themePlace } from './places'

/**
 * What `before-paint.ts` does, for pages that are put together in the browser: of what is not found Next sends a page that runs no
 * script of ours before the first paint, and that reminds of nothing.
 */
export function asKept(): void {
  try {
    const { dataset } = document.documentElement
    const { [accountPlace]: account, [themePlace]: theme } = localStorage
    if (account) dataset.account ??= account
    if (theme) dataset.theme ??= theme
  } catch {
    // Nothing can be kept here.
  }
}
