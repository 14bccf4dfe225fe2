import { readdirSync, readFileSync } from 'node:fs'
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
}

const read = (root: string, path: string): ContentFile => ({ path, text: readFileSync(join(root, path), 'utf8') })

const markdown = (root: string, folder: string): ContentFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => read(root, `${folder}/${name.replaceAll('\\', '/')}`))

/** Reads `content/` under a root, by default the directory the application runs in. */
export const readContentFiles = (root: string = process.cwd()): ContentFiles => ({
  lessons: markdown(root, 'content/lezioni'),
  rules: markdown(root, 'content/regole'),
  glossary: read(root, 'content/glossario.yaml'),
  editions: read(root, 'content/edizioni.yaml'),
})
