import { gzipSync } from 'node:zlib'
import { atMost, print } from './measure'

// Scripts marked `nomodule` are for browsers too old to know modules: no browser that runs the site asks for them.
const SCRIPT = /<script(?![^>]*\bnomodule\b)[^>]+src="([^"]+\.js[^"]*)"/gi
const PRELOAD = /<link[^>]+rel="(?:modulepreload|preload)"[^>]+as="script"[^>]+href="([^"]+)"/g

/** Bytes of JavaScript, gzipped, that a page asks for before anybody touches it. */
async function scriptBytes(url: string, path: string, cookie = ''): Promise<number> {
  const html = await (await fetch(url + path, { headers: { cookie } })).text()
  const files = new Set([...html.matchAll(SCRIPT), ...html.matchAll(PRELOAD)].map((m) => m[1] ?? ''))
  const sizes = await Promise.all(
    [...files].map(async (f) => gzipSync(Buffer.from(await (await fetch(new URL(f, url))).arrayBuffer())).length),
  )
  return sizes.reduce((a, b) => a + b, 0)
}

/** JavaScript of the pages that people open most, against their budgets. */
export async function benchPages(url: string): Promise<void> {
  const kb = (bytes: number): number => bytes / 1024
  print(atMost('JavaScript of a lesson', kb(await scriptBytes(url, '/lezioni/punti-vita')), 'KB gzip', 150))
  print(atMost('JavaScript of a question', kb(await scriptBytes(url, '/domande/pay-life.v3.1-1-0-0')), 'KB gzip', 190))
}
