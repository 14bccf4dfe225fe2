/** Long enough that a pointer on its way over the text opens nothing, and may cross to what it opened. */
const OPEN_MS = 200
const CLOSE_MS = 400

/** Where definitions stand beside their term; elsewhere they cover the page, and come only when they are asked for. */
const beside = () => CSS.supports('position-area: block-end') && matchMedia('(min-width: 641px)').matches

/** The term that somebody points at or stands on. */
const termAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button.term') : null

const popOf = (term: HTMLElement) => document.getElementById(term.getAttribute('popovertarget') ?? '')

/**
 * Shows the definition of a term that is pointed at or reached with the keyboard, for as long as the pointer or the focus is on either;
 * pressing the term keeps it open. Pressing alone is the business of the browser, without script too. Returns how to stop.
 */
export function watchTerms(): () => void {
  let open: { readonly term: HTMLElement; readonly pop: HTMLElement; kept: boolean } | undefined
  let left: HTMLElement | undefined
  let timer = 0
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const has = (target: EventTarget | null): boolean =>
    open !== undefined && target instanceof Node && (open.term.contains(target) || open.pop.contains(target))
  const hide = () => {
    if (open && !open.kept && !has(document.activeElement)) open.pop.hidePopover()
  }
  const show = (term: HTMLElement) => {
    const pop = popOf(term)
    if (pop === null || !beside() || pop.matches(':popover-open')) return
    pop.showPopover({ source: term })
    open = { term, pop, kept: false }
  }

  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const term = termAt(target)
    if (has(target)) clearTimeout(timer)
    else if (term) after(OPEN_MS, () => show(term))
    else after(CLOSE_MS, hide)
  }
  const focused = ({ target }: FocusEvent) => {
    const term = termAt(target)
    if (term && term !== left && term.matches(':focus-visible')) show(term)
    else if (!has(target)) hide()
    left = undefined
  }
  // What was opened by pointing stays when it is pressed; pressed again, it closes.
  const pressed = (e: MouseEvent) => {
    const term = termAt(e.target)
    if (!open || term !== open.term || open.kept || !open.pop.matches(':popover-open')) return
    open.kept = true
    e.preventDefault()
  }
  // Closed, it gives the focus back to its term: that is no reason to open it again.
  const closing = (e: Event) => {
    if (open?.pop !== e.target || (e as ToggleEvent).newState !== 'closed') return
    left = open.pop.contains(document.activeElement) ? open.term : undefined
    open = undefined
    clearTimeout(timer)
  }

  // Where pointer and focus are already.
  const pointed = document.querySelector<HTMLElement>('button.term:hover')
  const reached = termAt(document.activeElement)
  if (reached?.matches(':focus-visible')) show(reached)
  else if (pointed && matchMedia('(hover: hover)').matches) after(OPEN_MS, () => show(pointed))
  document.addEventListener('pointerover', over)
  document.addEventListener('focusin', focused)
  document.addEventListener('click', pressed, true)
  document.addEventListener('beforetoggle', closing, true)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', over)
    document.removeEventListener('focusin', focused)
    document.removeEventListener('click', pressed, true)
    document.removeEventListener('beforetoggle', closing, true)
  }
}
