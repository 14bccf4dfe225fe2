import { renderToStaticMarkup } from 'react-dom/server'
import { OwnExamFields, ReadyExamFields } from '../../app/(aula)/formatore/corsi/[id]/compiti/task-fields'

test.each([
  ['a ready exam', <ReadyExamFields key="x" />],
  ['one of their own choice', <OwnExamFields key="s" lessons={[]} />],
])('whoever gives %s to a course is told what it is worth where nobody watches', (_, fields) => {
  const said = renderToStaticMarkup(fields)
  expect(said).toContain('Le domande vengono da una raccolta pubblica.')
  expect(said.replace(/\s+/g, ' ')).toContain('Senza sorveglianza, questa è una prova a libro aperto.')
})
