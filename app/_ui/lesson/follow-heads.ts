/** The last heading that has passed the upper third of the window; at the end of the page, where the last ones never do, the last in sight. */
function under(heads: readonly HTMLElement[]): HTMLElement | undefined {
  const page = document.documentElement
  const end = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2
  const line = end ? innerHeight : innerHeight / 3
  return heads.findLast((head) => head.getBoundingClientRect().top < line)
}

function mark(id: string | undefined): void {
  for (const link of document.querySelectorAll('.toc a')) {
    if (id !== undefined && link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
}

/** Marks in the contents which of these headings is under the reader's eyes, now and as the page moves; returns how to stop. */
export function followHeads(ids: readonly string[]): () => void {
  const heads = ids.flatMap((id) => document.getElementById(id) ?? [])
  const look = () => mark(under(heads)?.id)
  let waiting = 0
  // Every scroll is looked at, once a frame: a jump passes headings that an observer never sees.
  const scrolled = () => {
    cancelAnimationFrame(waiting)
    waiting = requestAnimationFrame(look)
  }
  look()
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('resize', scrolled)
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener('scroll', scrolled)
    removeEventListener('resize', scrolled)
  }
}
