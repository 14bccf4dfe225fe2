import type { NotePart, NoteView } from '#lib/italian/views'

function Part({ part }: { readonly part: NotePart }) {
  if (typeof part === 'string') return part
  const { tag: Tag, href, parts } = part
  if (Tag === 'br') return <br />
  if (Tag === 'a' && href === undefined) return <Note note={parts} />
  return Tag === 'a' ? (
    <a href={href} rel="noreferrer nofollow">
      <Note note={parts} />
    </a>
  ) : (
    <Tag>
      <Note note={parts} />
    </Tag>
  )
}

/** What somebody wrote in plain Markdown. */
export function Note({ note }: { readonly note: NoteView }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
  return note.map((part, n) => <Part key={n} part={part} />)
}
