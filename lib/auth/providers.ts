import 'server-only'
import type { Profile } from 'next-auth'
import type { OAuthConfig } from 'next-auth/providers/oauth'

/** The ways to sign in with an account that somebody has elsewhere. */
export const PROVIDERS = ['oidc', 'discord', 'google', 'github'] as const
export type ProviderId = (typeof PROVIDERS)[number]

/** What a provider says about somebody. An e-mail is null where the provider does not vouch for it. */
export interface Vouched {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

type Made = OAuthConfig<Record<string, unknown>>

/** How long to wait for a provider, in ms. */
const PATIENCE = 5_000

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const vouched = (id: unknown, name: unknown, email: unknown, verified: unknown): Vouched => ({
  id: typeof id === 'number' ? String(id) : (text(id) ?? ''),
  name: text(name),
  email: verified === true ? text(email) : null,
})

/** Discovered by OpenID Connect: who, and whether the e-mail is proven, in the standard's own words. */
const discovered = (issuer: string, scope: string): Partial<Made> => ({
  wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  idToken: true,
  checks: ['pkce', 'state', 'nonce'],
  authorization: { params: { scope } },
  userinfo: {
    request: async ({ client, tokens }) => ({
      ...(tokens.id_token ? claimsOf(tokens) : {}),
      ...(await info(client, tokens)),
    }),
  },
  profile: (said) => vouched(said.sub, said.name ?? said.preferred_username, said.email, said.email_verified) as never,
})

type Request = NonNullable<Extract<NonNullable<Made['userinfo']>, { request?: unknown }>['request']>
type Asked = Parameters<Request>[0]

const claimsOf = (tokens: Asked['tokens']): object => (tokens as { claims?: () => object }).claims?.() ?? {}
const info = (client: Asked['client'], tokens: Asked['tokens']): Promise<object> => client.userinfo(tokens as never)

const MAKE: Readonly<Record<ProviderId, (env: NodeJS.ProcessEnv) => Partial<Made> & { readonly name: string }>> = {
  oidc: (env) => ({
    name: env.OIDC_NAME || 'OpenID Connect',
    ...discovered(env.OIDC_ISSUER ?? '', 'openid email profile'),
  }),
  google: () => ({ name: 'Google', ...discovered('https://accounts.google.com', 'openid email profile') }),
  discord: () => ({
    name: 'Discord',
    checks: ['pkce', 'state'],
    authorization: 'https://discord.com/oauth2/authorize?scope=identify+email',
    token: 'https://discord.com/api/oauth2/token',
    userinfo: 'https://discord.com/api/users/@me',
    profile: (said) => vouched(said.id, said.global_name ?? said.username, said.email, said.verified) as never,
  }),
  github: () => ({
    name: 'GitHub',
    checks: ['pkce', 'state'],
    authorization: 'https://github.com/login/oauth/authorize?scope=read:user+user:email',
    token: 'https://github.com/login/oauth/access_token',
    userinfo: {
      url: 'https://api.github.com/user',
      async request({ client, tokens }) {
        const who = await info(client, tokens)
        return { ...who, emails: await githubEmails(String(tokens.access_token)) } as Profile
      },
    },
    profile: (said) => {
      const primary = (said.emails as readonly GithubEmail[]).find((each) => each.primary)
      return vouched(said.id, said.name ?? said.login, primary?.email, primary?.verified) as never
    },
  }),
}

interface GithubEmail {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
}

/** Only here GitHub says which e-mail is proven. */
async function githubEmails(token: string): Promise<readonly GithubEmail[]> {
  const reply = await fetch('https://api.github.com/user/emails', {
    headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
    signal: AbortSignal.timeout(PATIENCE),
  })
  return reply.ok ? ((await reply.json()) as readonly GithubEmail[]) : []
}

/** The variables of the environment that make a provider appear; all of them must be set. */
export const variablesOf = (id: ProviderId): readonly string[] => {
  const both = [`${id.toUpperCase()}_CLIENT_ID`, `${id.toUpperCase()}_CLIENT_SECRET`]
  return id === 'oidc' ? ['OIDC_ISSUER', ...both] : both
}

const configured = (id: ProviderId): boolean => variablesOf(id).every((name) => process.env[name])

/** The configured providers, for next-auth. */
export const providersForNextAuth = (): readonly Made[] =>
  PROVIDERS.filter(configured).map((id) => ({
    id,
    type: 'oauth',
    clientId: process.env[`${id.toUpperCase()}_CLIENT_ID`] ?? '',
    clientSecret: process.env[`${id.toUpperCase()}_CLIENT_SECRET`] ?? '',
    httpOptions: { timeout: PATIENCE },
    ...MAKE[id](process.env),
  })) as readonly Made[]

/** The configured providers by id and name, in a fixed order. */
export const configuredProviders = (): readonly { readonly id: ProviderId; readonly name: string }[] =>
  PROVIDERS.filter(configured).map((id) => ({ id, name: MAKE[id](process.env).name }))
