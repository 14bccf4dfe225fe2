import { countWaiting } from '#lib/server/courses/appeals'

/** How many reports wait for a reply, beside the name of their page; nothing where none does. */
export function Waiting({ n }: { readonly n: number }) {
  if (n === 0) return null
  return (
    <span className="waiting num">
      {n}
      <span className="vh"> da leggere</span>
    </span>
  )
}

/** The same of a course, counted where a page knows nothing of its reports. */
export async function WaitingIn({ courseId }: { readonly courseId: string }) {
  const found = await countWaiting({ courseId })
  return found.ok ? <Waiting n={found.value} /> : null
}
