import { useEffect, useRef, useState } from 'react'
import type { Json } from '#lib/base/json'
import type { EditedView } from '#lib/italian/edited'

/** A pause in writing after which the situation is played, in ms. */
const PAUSE = 150

/** What the rules say of a situation that is being changed. */
export interface Told {
  /** Of the document as it stands; undefined until the rules are here. */
  readonly told: EditedView | undefined
  /** Of the last document that could be played, while this one cannot. */
  readonly played: EditedView | undefined
  readonly failed: boolean
}

/** What the rules say of a situation as it is changed; the rules come with the first one. */
export function useTold(document: Json): Told {
  const [told, setTold] = useState<EditedView>()
  const [played, setPlayed] = useState<EditedView>()
  const [failed, setFailed] = useState(false)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const mine = asked.current
    const timer = setTimeout(async () => {
      try {
        const { tellEdited } = await import('#lib/italian/edited')
        if (mine !== asked.current) return
        const now = tellEdited(document)
        setTold(now)
        if (now.problems.length === 0) setPlayed(now)
        setFailed(false)
      } catch {
        if (mine === asked.current) setFailed(true)
      }
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [document])
  return { told, played, failed }
}
