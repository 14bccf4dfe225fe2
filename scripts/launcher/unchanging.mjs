// What a build made and nobody changes is compressed once, as well as can be. Next compresses it again for every reader, and less well: a lesson's
// scripts are a seventh larger then, and each new reader takes time from whoever answers a question.
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { contentType } from 'mime-types'
import Negotiator from 'negotiator'
import send from 'send'
import { everywhere } from '../../app/_policy/headers.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const UNDER = '/_next/static/'

/** What gets smaller; fonts and pictures are compressed as they are. */
const TEXT = /\.(?:js|css|svg|json|txt)$/

/** How a file ends that is compressed in a way, the best first. */
const ENDINGS = /** @type {const} */ ({ br: '.br', gzip: '.gz' })

/** @param {string} root */
const folder = (root) => path.join(root, '.next', 'static')

/**
 * Puts beside each text of a build what is sent of it.
 * @param {string} root
 */
export async function compress(root) {
  for (const name of await readdir(folder(root), { recursive: true })) {
    if (!TEXT.test(name)) continue
    const file = path.join(folder(root), name)
    const text = await readFile(file)
    await writeFile(file + ENDINGS.br, await promisify(brotliCompress)(text))
    await writeFile(file + ENDINGS.gzip, await promisify(gzip)(text, { level: 9 }))
  }
}

/** @param {Request} request */
function bestEncoding(request) {
  const reader = new Negotiator(request)
  return /** @type {const} */ (['br', 'gzip']).find((one) => reader.encodings([one]).length > 0)
}

/**
 * Answers requests for texts of the build with what `compress` made; all else is left to `otherwise`.
 * @param {string} root
 * @returns {(request: Request, response: Response, otherwise: () => void) => void}
 */
export const unchanging = (root) => (request, response, otherwise) => {
  const { url = '', method } = request
  const name = url.split('?', 1)[0] ?? ''
  if (!name.startsWith(UNDER) || !TEXT.test(name) || (method !== 'GET' && method !== 'HEAD')) return otherwise()
  const encoding = bestEncoding(request)
  const file = encoding && name.slice(UNDER.length) + ENDINGS[encoding]
  if (!file || !existsSync(path.join(folder(root), file))) return otherwise()
  send(request, file, { root: folder(root), immutable: true, maxAge: '1y', acceptRanges: false, index: false })
    .on('headers', () => {
      for (const { key, value } of everywhere) response.setHeader(key, value)
      response.setHeader('Content-Type', String(contentType(path.extname(name))))
      response.setHeader('Content-Encoding', encoding)
      response.setHeader('Vary', 'Accept-Encoding')
    })
    .on('error', () => {
      // An address that leads out of the folder, or a build that went away meanwhile.
      if (response.headersSent) return void response.destroy()
      response.removeHeader('Content-Encoding')
      otherwise()
    })
    .pipe(response)
}
