/**
 * Keeps what is being read where it stands while `part` changes its height: call it before the change, and what it returns after.
 * What is read is what an address pointed to, where that is in the window below the part; otherwise what follows a part that begins above the window.
 */
export function holdPlace(part: Element): () => void {
  const { top, bottom } = part.getBoundingClientRect()
  const target = document.querySelector(':target')
  const asked = target?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const below = asked >= bottom - 1 && asked < window.innerHeight
  if (top >= 0 && !below) return () => undefined
  return () => {
    // Browsers of late give back a promise: whoever runs this as an effect would call it as what cleans up.
    window.scrollBy({ top: part.getBoundingClientRect().bottom - bottom, behavior: 'instant' })
  }
}
