/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react'
import { Ignored } from '../../app/_ui/ignored'
import { remindersPlace } from '../../app/_ui/question/reminders-place'
import { AccountLink } from '../../app/_ui/shell/account-link'
import { beforePaint } from '../../app/_ui/shell/before-paint'
import { Nav } from '../../app/_ui/shell/nav'
import { accountPlace, themePlace } from '../../app/_ui/shell/places'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch: _, ...link }: { prefetch?: boolean } & React.ComponentProps<'a'>) => <a {...link} />,
  useLinkStatus: () => ({ pending: false }),
}))

const paint = () => {
  // biome-ignore lint/security/noGlobalEval: this is the text that the page runs
  globalThis.eval(beforePaint)
}

const waiting: ((reader: object | null) => void)[] = []
const asking = () => {
  waiting.length = 0
  global.fetch = jest.fn(
    () =>
      new Promise((resolve, reject) => {
        waiting.push((reader) => {
          if (reader === null) reject(new TypeError('offline'))
          else resolve({ ok: true, json: async () => reader } as Response)
        })
      }),
  ) as never
}
/** The site says who is reading only when the test says so; it is asked after the page is there. */
const tell = async (reader: object | null) => {
  await waitFor(() => expect(waiting).not.toEqual([]))
  await act(async () => waiting.shift()?.(reader))
}
const account = { account: true, mastery: {} }
const guest = { account: false, mastery: {} }
const names = () => screen.queryAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.account
  asking()
})

describe('who is reading', () => {
  it('is drawn as it was last, until the site has said', async () => {
    path = '/uno'
    localStorage.setItem(accountPlace, '1')
    paint()
    expect(document.documentElement.dataset.account).toBe('1')
    render(<AccountLink />)
    expect(names()).toEqual(['Accedi', 'Account'])
    expect(screen.getByText('Accedi').className).toContain('guest')
    expect(screen.getByText('Account').className).toContain('mine')
    await tell(account)
    expect(names()).toEqual(['Account'])
  })

  it('is remembered for the next page, and forgotten by whoever leaves', async () => {
    path = '/due'
    const { unmount } = render(<AccountLink />)
    await tell(account)
    expect(localStorage.getItem(accountPlace)).toBe('1')
    unmount()
    path = '/tre'
    render(<AccountLink />)
    await tell(guest)
    expect([names(), localStorage.getItem(accountPlace)]).toEqual([['Accedi'], null])
    expect(document.documentElement.dataset.account).toBeUndefined()
  })

  it('is drawn as neither right after signing in, until the site has said', async () => {
    path = '/accedi'
    const { rerender } = render(<AccountLink />)
    await tell(guest)
    path = '/quattro'
    rerender(<AccountLink />)
    expect(screen.getByText('Accedi').className).toContain('turning')
    await tell(account)
    expect(names()).toEqual(['Account'])
    expect(screen.getByText('Account').className).not.toContain('turning')
  })

  it('is drawn as neither on a page that is loaded right after signing in, or out', async () => {
    path = '/accedi'
    const { unmount } = render(<AccountLink />)
    await tell(guest)
    unmount()
    expect(localStorage.getItem(accountPlace)).toBe('?')
    expect(document.documentElement.dataset.account).toBeUndefined()
    paint()
    expect(document.documentElement.dataset.account).toBe('?')
    path = '/sei'
    render(<AccountLink />)
    await tell(account)
    expect([names(), localStorage.getItem(accountPlace)]).toEqual([['Account'], '1'])
    expect(document.documentElement.dataset.account).toBe('1')
  })

  it('is drawn as it was last on a page that is put together in the browser too, in the theme that was chosen', () => {
    path = '/sette'
    localStorage.setItem(accountPlace, '1')
    localStorage.setItem(themePlace, 'dark')
    render(<AccountLink />)
    const { dataset } = document.documentElement
    expect([dataset.account, dataset.theme]).toEqual(['1', 'dark'])
    delete dataset.theme
  })

  it('is not forgotten where the site cannot be reached', async () => {
    path = '/cinque'
    localStorage.setItem(accountPlace, '1')
    paint()
    render(<AccountLink />)
    await tell(null)
    expect(localStorage.getItem(accountPlace)).toBe('1')
  })
})

it('reminders are off before the first paint where the reader does without', () => {
  localStorage.setItem(remindersPlace, 'no')
  paint()
  expect(document.documentElement.dataset.reminders).toBe('no')
  delete document.documentElement.dataset.reminders
})

it.each([
  ['/sessione', 'page'],
  ['/sessione/ABCDEF', 'true'],
  ['/formatore/sessioni', 'page'],
  ['/lezioni', null],
])('the door of a live session stands beside the sections, the same for everybody: at %s', (at, current) => {
  path = at
  render(<Nav />)
  const link = screen.getByRole('link', { name: 'Sessione' })
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual(['/sessioni', current])
})

describe('a part of an address that changes nothing', () => {
  it.each([
    ['999', false, '«999» non è una sezione: qui non ha effetto, e vedi tutto.'],
    [['a', 'b'], false, '«a, b» non è una sezione: qui non ha effetto, e vedi tutto.'],
    ['119', true, ''],
    ['', false, ''],
    [undefined, false, ''],
  ])('%j, done: %j, is said', (asked, done, said) => {
    const { container } = render(<Ignored asked={asked} done={done} kind="una sezione" />)
    expect(container.textContent).toBe(said)
  })
})
