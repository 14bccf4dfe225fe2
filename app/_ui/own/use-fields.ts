import { useEffect, useState } from 'react'
import type { FieldShapes } from '#lib/italian/editor'

/** How values are asked for: it comes with the rules, after the page; undefined until it is here. */
export function useFields(): FieldShapes | undefined {
  const [fields, setFields] = useState<FieldShapes>()
  useEffect(() => {
    let here = true
    const fetched = import('#lib/italian/fields').then(({ editorFields }) => here && setFields(editorFields()))
    // Where it does not come, what the rules say does not come either, and that is said.
    fetched.catch(() => undefined)
    return () => {
      here = false
    }
  }, [])
  return fields
}
