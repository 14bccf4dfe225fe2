import { saySections } from './say'

/** A section of the lesson on screen. */
export interface Part {
  readonly id: string
  readonly title: string
  readonly head: Element
  /** What stands at its end. */
  readonly end: Element
  readonly button: HTMLElement
  /** Characters of its prose. */
  readonly length: number
}

/** The sections of the lesson on screen: those that have a button at their end. */
export const partsOf = (): readonly Part[] =>
  [...document.querySelectorAll<HTMLElement>('.readmark button[data-section]')].flatMap((button) => {
    const id = button.dataset.section ?? ''
    const head = document.getElementById(id)
    const end = button.closest('.readmark')
    return head && end ? [{ id, title: head.textContent, head, end, button, length: lengthBetween(head, end) }] : []
  })

/** Everything that stands in the lesson, in order, whichever part of the page brought it. */
const standing = () => [...document.querySelectorAll('.body > :not(.still), .body > .still > *')]

function lengthBetween(head: Element, end: Element): number {
  const all = standing()
  const between = all.slice(all.indexOf(head) + 1, all.indexOf(end))
  return between.reduce((length, one) => (one.matches('figure, .try') ? length : length + one.textContent.length), 0)
}

/** Shows which sections are read: on their buttons, in the table of contents, and counted under the title. */
export function showRead(parts: readonly Part[], read: ReadonlySet<string>): void {
  for (const { id, button } of parts) {
    const done = read.has(id)
    button.setAttribute('aria-pressed', String(done))
    for (const seen of document.querySelectorAll(`.seen[data-seen="${CSS.escape(id)}"]`)) {
      seen.classList.toggle('yes', done)
      seen.textContent = done ? 'letta' : ''
    }
  }
  const body = document.querySelector<HTMLElement>('.lesson > .body')
  if (body) body.dataset.reading = ''
  const count = document.querySelector('.readline [data-count]')
  const done = parts.filter(({ id }) => read.has(id)).length
  if (count && done > 0) count.textContent = `${saySections(done, parts.length)}.`
  else if (count) count.textContent = parts.length === 1 ? '1 sezione' : `${parts.length} sezioni`
}

/** Offers to go on where reading stopped. */
export function showResume(part: Part | undefined): void {
  const place = document.querySelector('.readline [data-resume]')
  if (!place || part === undefined) return
  const link = document.createElement('a')
  link.href = `#${part.id}`
  link.textContent = `Riprendi da dove eri: «${part.title}»`
  place.replaceChildren(link)
}

/** Says what could not be saved; empty when all is well. */
export function showTrouble(text: string): void {
  const place = document.querySelector('.readline [data-trouble]')
  if (place && place.textContent !== text) place.textContent = text
}
