'use client'

import { useEffect, useState } from 'react'
import { useRetry } from '../trouble/use-retry'
import { PAGES } from './names'

interface Page {
  readonly path: string
  readonly title: string
}

const groups = [
  ['Lezioni', /^\/lezioni\//],
  ['Regole', /^\/regole\//],
  ['Altre pagine', /./],
] as const

/** The pages that are kept on this device, by the titles they have. */
async function kept(): Promise<Page[]> {
  const found = new Map<string, string>()
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const html = await (await cache.match(request))?.text()
      const document = new DOMParser().parseFromString(html ?? '', 'text/html')
      found.set(new URL(request.url).pathname, document.title.replace(/ · Verdetto$/, ''))
    }
  }
  return [...found].map(([path, title]) => ({ path, title })).sort((a, b) => (a.title < b.title ? -1 : 1))
}

/** Opens the page that was asked for, where the site answers: a browser that says it is online may not reach it. */
const openIfThere = () => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
}

/** What can be read without a network. The page that was asked for opens by itself once there is one. */
export function Kept() {
  const [pages, setPages] = useState<readonly Page[]>()
  useEffect(() => {
    kept().then(setPages, () => setPages([]))
  }, [])
  useRetry(openIfThere)
  if (pages === undefined) return null
  if (pages.length === 0) return <p>Su questo dispositivo non c’è ancora nessuna pagina da leggere senza rete.</p>
  const groupOf = ({ path }: Page) => groups.findIndex(([, of]) => of.test(path))
  return groups.map(([name], at) => {
    const mine = pages.filter((page) => groupOf(page) === at)
    return (
      mine.length > 0 && (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {mine.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })
}
