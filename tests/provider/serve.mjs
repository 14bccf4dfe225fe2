// An OpenID provider for tests, in a process of its own: prints its port, then serves until it is killed. Whoever comes says in a form
// who they are (`who`: the claims, as JSON) or says no (`deny`).
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'

const port = Number(process.argv[2])
const issuer = `http://localhost:${port}`

/** What each of them says about themselves, by `sub`. */
const people = new Map()

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'verdetto',
      client_secret: 'a secret of the provider',
      redirect_uris: process.argv.slice(3).map((site) => `${site}/api/auth/callback/oidc`),
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  cookies: { keys: ['a key of the provider'] },
  findAccount: (_, accountId) => ({ accountId, claims: () => people.get(accountId) ?? { sub: accountId } }),
})

const oidc = provider.callback()

createServer(async (req, res) => {
  if (!req.url?.startsWith('/interaction/')) return oidc(req, res)
  const { prompt, params, session, grantId } = await provider.interactionDetails(req, res)
  if (req.method === 'POST') {
    const form = new URLSearchParams(await text(req))
    const who = form.get('who')
    if (!who) return provider.interactionFinished(req, res, { error: 'access_denied' })
    const claims = JSON.parse(who)
    people.set(claims.sub, claims)
    return provider.interactionFinished(req, res, { login: { accountId: claims.sub } })
  }
  if (prompt.name === 'consent') {
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) })
    grant?.addOIDCScope('openid email profile')
    return provider.interactionFinished(req, res, { consent: { grantId: await grant?.save() } })
  }
  res.setHeader('content-type', 'text/html; charset=utf-8')
  res.end(
    '<!doctype html><html lang="en"><title>Provider</title><form method="post"><input name="who" aria-label="Who"><button>Yes</button></form><form method="post"><button>No</button></form>',
  )
}).listen(port, () => console.log(`ready ${port}`))
