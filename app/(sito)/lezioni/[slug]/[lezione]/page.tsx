import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { chapter, lesson, lessons } from '#lib/content/index'
import { inWords } from '../../../../_ui/mana/names'
import { LessonView } from '../../lesson-view'

export const dynamic = 'force-static'
export const dynamicParams = false

interface LessonParams {
  readonly params: Promise<{ readonly slug: string; readonly lezione: string }>
}

/** Short lessons alone: a long one is the page of its chapter. */
export const generateStaticParams = () =>
  lessons().flatMap(({ slug: address }) => {
    const [slug = '', lezione] = address.split('/')
    return lezione === undefined ? [] : [{ slug, lezione }]
  })

async function found({ params }: LessonParams) {
  const { slug, lezione } = await params
  return lesson(`${slug}/${lezione}`)
}

export async function generateMetadata(page: LessonParams): Promise<Metadata> {
  const one = await found(page)
  return one === undefined ? {} : { title: inWords(one.title.it), description: inWords(one.summary) }
}

export default async function LessonPage(page: LessonParams) {
  const one = await found(page)
  const whole = one && chapter(one.chapter)
  if (one === undefined || whole === undefined) notFound()
  return <LessonView found={one} chapter={whole} />
}
