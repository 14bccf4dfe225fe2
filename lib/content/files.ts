import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A content file as read, with its path from the root of the repository. */
export interface ContentFile {
  readonly path: string
  readonly text: string
}

/** Every file of the content tree, by what it holds. */
export interface ContentFiles {
  readonly lessons: readonly ContentFile[]
  readonly rules: readonly ContentFile[]
  readonly glossary: ContentFile
  readonly editions: ContentFile
  readonly prerequisites: ContentFile
}

const LESSONS = 'content/lezioni'
const RULES = 'content/regole'
const GLOSSARY = 'content/glossario.yaml'
const EDITIONS = 'content/edizioni.yaml'
const PREREQUISITES = 'content/prerequisiti.yaml'

const markdown = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/**
 * Reads `content/` under a root, by default the directory the application runs in. The comments to the builder: it would otherwise follow
 * the unknown root through the whole project.
 */
export function readContentFiles(root: string = process.cwd()): ContentFiles {
  const read = (path: string): ContentFile => ({
    path,
    text: readFileSync(join(/* turbopackIgnore: true */ root, path), 'utf8'),
  })
  return {
    lessons: markdown(root, LESSONS).map(read),
    rules: markdown(root, RULES).map(read),
    glossary: read(GLOSSARY),
    editions: read(EDITIONS),
    prerequisites: read(PREREQUISITES),
  }
}

/** A text that changes when a content file comes, goes or is written. Reads no file. */
export const contentStamp = (root: string = process.cwd()): string =>
  [...markdown(root, LESSONS), ...markdown(root, RULES), GLOSSARY, EDITIONS, PREREQUISITES]
    .map((path) => `${path}:${statSync(join(/* turbopackIgnore: true */ root, path)).mtimeMs}`)
    .join('\n')
