import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { chapter, chapters, wholeChapter } from '#lib/content/index'
import { inWords } from '../../../_ui/mana/names'
import { LessonView } from '../lesson-view'
import { WholeView } from '../whole-view'

export const dynamic = 'force-static'
export const dynamicParams = false

interface ChapterParams {
  readonly params: Promise<{ readonly slug: string }>
}

export const generateStaticParams = () => chapters().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: ChapterParams): Promise<Metadata> {
  const found = chapter((await params).slug)
  return found === undefined
    ? {}
    : { title: `${found.section} ${inWords(found.title.it)}`, description: inWords(found.summary) }
}

/** A chapter: whole, from the passages of its lessons, or as the one long lesson that it still is. */
export default async function ChapterPage({ params }: ChapterParams) {
  const found = chapter((await params).slug)
  if (found === undefined) notFound()
  const whole = wholeChapter(found)
  const [long] = found.lessons
  if (whole !== undefined) return <WholeView chapter={found} whole={whole} />
  return long && <LessonView found={long} chapter={found} />
}
