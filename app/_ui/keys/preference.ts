const place = 'verdetto:tasti'

/** Whether shortcuts of a single character are on: a reader may turn them off. */
export function singleKeysOn(): boolean {
  try {
    return localStorage.getItem(place) !== 'no'
  } catch {
    return true
  }
}

export function setSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(place)
    else localStorage.setItem(place, 'no')
  } catch {
    // A browser that keeps nothing still has the shortcuts of this page.
  }
}
