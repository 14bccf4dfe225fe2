import { has } from '../../kernel/look'
import { cant, room } from '../../kernel/rule'

declare module '../../kernel/card' {
  interface KeywordMap {
    indestructible: object
  }
}

/** An indestructible permanent can't be destroyed. */
export const indestructible = room('702.12', { title: 'Indestructible', keyword: 'indestructible' }, [
  cant('702.12b', 'destroy', (v, e) => has(v, e.object, 'indestructible')),
])
