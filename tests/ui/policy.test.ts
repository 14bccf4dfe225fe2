import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { policy } from '../../app/_policy/policy'
import { hashesIn, hashOf, writtenScripts } from '../../app/_policy/written-scripts'

describe('the policy of content', () => {
  const production = policy({ nonce: 'abc', hashes: ['sha256-x'], mode: 'production' })

  it('allows files of the site, this nonce and these hashes, and nothing from elsewhere', () => {
    expect(production).toContain("default-src 'none'")
    expect(production).toContain("script-src 'self' 'nonce-abc' 'sha256-x';")
    expect(production).not.toMatch(/unsafe|https?:|\*|data:/)
  })

  it('has no nonce for a page that everybody gets from one file', () => {
    expect(policy({ hashes: ['sha256-x'], mode: 'production' })).toContain("script-src 'self' 'sha256-x';")
  })

  it('allows what the tools need only while developing', () => {
    expect(policy({ nonce: 'abc', hashes: [], mode: 'development' })).toContain("'unsafe-eval'")
  })
})

describe('scripts written into pages', () => {
  it('hashes each once, and not those that are files', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script id="y" async="">b()</script><script>a()</script>'
    expect(hashesIn(html)).toEqual([hashOf('a()'), hashOf('b()')])
    // From the specification of content security policies.
    expect(hashOf("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=')
  })

  it('are those of the page at that address, and always those of what may answer in its place', () => {
    const build = mkdtempSync(join(tmpdir(), 'build-'))
    const page = (name: string, script: string) => {
      mkdirSync(join(build, 'server/app/lezioni'), { recursive: true })
      writeFileSync(join(build, `server/app/${name}.html`), `<script>${script}</script>`)
    }
    writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify({ routes: { '/': {}, '/lezioni/danno': {} } }))
    page('index', 'home')
    page('lezioni/danno', 'lesson')
    page('_not-found', 'lost')
    page('secret', 'secret')
    const of = writtenScripts(build)
    expect(of('/')).toEqual({ made: true, hashes: [hashOf('home'), hashOf('lost')] })
    expect(of('/lezioni/danno')).toEqual({ made: true, hashes: [hashOf('lesson'), hashOf('lost')] })
    expect(of('/secret')).toEqual({ made: false, hashes: [hashOf('lost')] })
    expect(of('/../../etc')).toEqual({ made: false, hashes: [hashOf('lost')] })
    rmSync(build, { recursive: true })
  })
})

describe('pages made at build time', () => {
  // Made again while the site runs, they would have other scripts than those the policy knows: docs/decisions/020.
  const again = /\b(revalidatePath|revalidateTag|updateTag|unstable_cache)\b|export const revalidate\b/
  const sources = ['app', 'lib'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  )

  it('are never made again', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter((file) => again.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('have no style written into an element', () => {
    const pages = sources.filter((file) => file.startsWith('app/') && !file.startsWith('app/galleria/'))
    expect(pages.filter((file) => /\sstyle=\{/.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
