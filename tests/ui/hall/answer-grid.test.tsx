import { renderToStaticMarkup } from 'react-dom/server'
import { AnswerGrid } from '../../../app/_ui/paper/answer-grid'

test('the answers of a printed sheet carry a name and their variant: a page that is taken off is somebody’s', () => {
  const options = [
    { key: 'a', text: 'Sì' },
    { key: 'b', text: 'No' },
  ]
  const question = { form: 'choice', options } as unknown as Parameters<
    typeof AnswerGrid
  >[0]['questions'][0]['question']
  const said = renderToStaticMarkup(<AnswerGrid variant="B" questions={[{ position: 1, question }]} />)
  expect(said.replace(/<[^>]+>/g, '')).toBe('Le risposteNome  · Foglio B1AB')
})
