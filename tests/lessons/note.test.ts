import { readNote } from '#lib/lessons/index'

describe('a note', () => {
  test('keeps paragraphs, stress, lists and links to the web', () => {
    expect(readNote('Al **tavolo 3**, *di sera*.\n\n- uno\n- due\n\n[qui](https://esempio.it/a)')).toEqual([
      {
        tag: 'p',
        parts: [
          'Al ',
          { tag: 'strong', parts: [expect.stringMatching(/^tavolo\s3$/)] },
          ', ',
          { tag: 'em', parts: ['di sera'] },
          '.',
        ],
      },
      {
        tag: 'ul',
        parts: [
          { tag: 'li', parts: ['uno'] },
          { tag: 'li', parts: ['due'] },
        ],
      },
      { tag: 'p', parts: [{ tag: 'a', href: 'https://esempio.it/a', parts: ['qui'] }] },
    ])
  })

  test.each([
    ['HTML', 'a <script>alert(1)</script> <b onclick="x()">b</b>'],
    ['a link to script', '[a](javascript:alert(1)) <javascript:alert(1)>'],
    ['a link to data', '[a](data:text/html;base64,PHNjcmlwdD4=)'],
    ['a link by other ways', '[b](http://esempio.it) [c](ftp://esempio.it)'],
    ['a picture', '![a](https://esempio.it/a.png)'],
    ['a picture named elsewhere', '![a][p]\n\n[p]: https://esempio.it/a.png'],
    ['a picture in HTML', '<img src="https://esempio.it/a.png" onerror="x()">'],
    ['a frame', '<iframe src="https://esempio.it"></iframe>'],
    [
      'a link to script in other letters',
      '[a](JaVaScRiPt:alert(1)) [b](java&#115;cript:alert(1)) [c](<java\nscript:x>)',
    ],
    ['a link that says no protocol', '[a](//esempio.it/a) [b](/formatore) [c](#qui)'],
    ['a link named elsewhere', '[a][p]\n\n[p]: javascript:alert(1)'],
  ])('lets nothing through of %s', (_, markdown) => {
    const json = JSON.stringify(readNote(markdown))
    expect(json).not.toMatch(/href|script>|onclick|img|src/)
  })

  test('of a heading the words are left', () => {
    expect(readNote('# Titolo')).toEqual(['Titolo'])
  })
})
