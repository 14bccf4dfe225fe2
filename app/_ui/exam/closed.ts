const place = 'verdetto:esami-chiusi'
const KEEP = 50

/** What the device cannot keep lives as long as the page. */
const here = new Set<string>()

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** Whether this device knows that an exam has been handed in. */
export const isClosed = (examId: string): boolean => here.has(examId) || kept().includes(examId)

/** Remembers that an exam has been handed in, for the pages of it that the browser has kept. */
export function markClosed(examId: string): void {
  if (isClosed(examId)) return
  here.add(examId)
  try {
    localStorage.setItem(place, JSON.stringify([...kept(), examId].slice(-KEEP)))
  } catch {
    // Nothing can be kept here.
  }
}

/** Calls back when an exam turns out to be handed in: now, as the browser brings the page back, or in another tab. Returns how to stop. */
export function whenClosed(examId: string, hear: () => void): () => void {
  const look = () => {
    if (isClosed(examId)) hear()
  }
  look()
  addEventListener('pageshow', look)
  addEventListener('storage', look)
  return () => {
    removeEventListener('pageshow', look)
    removeEventListener('storage', look)
  }
}
