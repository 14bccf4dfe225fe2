import 'server-only'

interface Route {
  readonly page: string
  readonly regex: string
}

/** What the build says of the addresses of the site (`.next/routes-manifest.json`). */
export interface RoutesManifest {
  readonly staticRoutes: readonly Route[]
  readonly dynamicRoutes: readonly Route[]
}

/**
 * The route of a path, as `/quiz/[quizId]`: many addresses have one, so that counting by it stays small and tells of no person. Files are
 * `file`; addresses where nothing is are `none`.
 */
export function routeNamer({ staticRoutes, dynamicRoutes }: RoutesManifest): (path: string) => string {
  const fixed = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (path) => {
    if (fixed.has(path)) return path
    if (path.startsWith('/_next/')) return 'file'
    return patterns.find(({ pattern }) => pattern.test(path))?.page ?? 'none'
  }
}
