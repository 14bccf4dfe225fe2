import { useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { EditedView } from '#lib/italian/edited'

/** A pause in writing after which the situation is played, in ms. */
const PAUSE = 150

/** What the rules say of a situation as it is changed; the rules come with the first one. Undefined until they are here. */
export function useTold(document: Json): { readonly told: EditedView | undefined; readonly failed: boolean } {
  const [told, setTold] = useState<EditedView>()
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const mine = asked.current
    const timer = setTimeout(async () => {
      try {
        const { tellEdited } = await import('#lib/italian/edited')
        if (mine !== asked.current) return
        setTold(tellEdited(document))
        setFailed(false)
      } catch {
        if (mine === asked.current) setFailed(true)
      }
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [document])
  return { told, failed }
}
