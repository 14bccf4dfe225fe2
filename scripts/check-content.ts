// npm run check:content: reads every content file and says, in Italian, what an author has to mend and where.
import { brought } from '#lib/content/brought'
import { readContentFiles } from '#lib/content/files'
import { project } from '#lib/content/project'
import { type Content, readContent } from '#lib/content/read'
import { formatMessage, readGlossary } from '#lib/lessons/index'
import { italianChecks } from './content/italian'

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

function summary({ lessons, rules, glossary }: Content): string {
  const scenarios = lessons.reduce((n, l) => n + l.scenarios.length, 0)
  const paragraphs = lessons.reduce((n, l) => n + l.misconceptions.length, 0)
  return [
    count(lessons.length, 'lezione', 'lezioni'),
    count(rules.size, 'regola', 'regole'),
    count(scenarios, 'scenario', 'scenari'),
    count(paragraphs, 'errore comune', 'errori comuni'),
    count(glossary.length, 'voce di glossario', 'voci di glossario'),
  ].join(', ')
}

const files = readContentFiles()
const glossary = readGlossary(files.glossary.text, files.glossary.path, () => [])
const checkItalian = italianChecks(glossary.ok ? glossary.value : [])
const read = readContent(files, { ...project(checkItalian), bringing: brought })

if (read.ok) console.log(`Contenuti a posto: ${summary(read.value)}.`)
else {
  for (const message of read.error) console.log(formatMessage(message))
  console.log(`\n${count(read.error.length, 'cosa da sistemare', 'cose da sistemare')}.`)
  process.exitCode = 1
}
