/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { troubleOf } from '../../app/_ui/question/messages'
import { TroubleNotice } from '../../app/_ui/question/trouble'

const said = (code: string) => renderToStaticMarkup(<TroubleNotice trouble={troubleOf(code)} again={() => undefined} />)

test('a question that was withdrawn says so, and leads to the one that is named', () => {
  expect(said('withdrawn danno.v1.3')).toContain('Questa domanda è stata ritirata.')
  expect(said('withdrawn danno.v1.3')).toContain('href="/domande/danno.v1.3"')
  expect(said('withdrawn')).not.toContain('href')
})
