import { useEffect, useRef } from 'react'

/** Whether a click opens the page of a link elsewhere, and leaves this one as it is. */
const elsewhere = (e: MouseEvent, link: Element): boolean =>
  e.button !== 0 || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey || link.getAttribute('target') === '_blank'

interface Leaving {
  /** Whether anything would be lost. */
  readonly unsaved: () => boolean
  /** Whether a link of the site may be followed all the same. */
  readonly mayGo: () => boolean
}

/** Does not let a page be left with what is not saved: the browser asks where it is unloaded, and `mayGo` where a link leads to another page of the site. */
export function useLeaving(leaving: Leaving): void {
  const last = useRef(leaving)
  last.current = leaving
  useEffect(() => {
    const stay = (e: BeforeUnloadEvent) => {
      if (last.current.unsaved()) e.preventDefault()
    }
    // Links of the site leave without unloading the page.
    const leave = (e: MouseEvent) => {
      const link = e.target instanceof Element ? e.target.closest('a[href]') : null
      if (link === null || link.getAttribute('href')?.startsWith('#') || elsewhere(e, link)) return
      if (!last.current.unsaved() || last.current.mayGo()) return
      e.preventDefault()
      e.stopPropagation()
    }
    addEventListener('beforeunload', stay)
    addEventListener('click', leave, { capture: true })
    return () => {
      removeEventListener('beforeunload', stay)
      removeEventListener('click', leave, { capture: true })
    }
  }, [])
}
