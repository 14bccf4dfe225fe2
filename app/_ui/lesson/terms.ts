import type { Root, RootContent } from 'hast'

/** Ids of the glossary terms that a lesson opens, in page order. */
export function termIdsIn(lesson: Root): string[] {
  const walk = (node: RootContent): string[] => {
    if (node.type !== 'element') return []
    const own = node.tagName === 'v-termine' ? [String(node.properties.id)] : []
    return [...own, ...node.children.flatMap(walk)]
  }
  return [...new Set(lesson.children.flatMap(walk))]
}
