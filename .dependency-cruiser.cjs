// The fences of the house: who may import whom. `npm run check` runs them; tests/architecture.test.ts proves that each one bites.

const { readdirSync, readFileSync } = require('node:fs')
const { builtinModules } = require('node:module')
const path = require('node:path')

// Rows of the house from the bottom up. A module imports only from rows below its own; modules of one row do not know each other.
const rows = [
  ['base'],
  ['rules'],
  ['cards'],
  ['questions'],
  ['italian'],
  ['study', 'classroom', 'courses', 'export'],
  ['lessons'],
  ['content'],
  ['db'],
  ['auth'],
  ['server'],
]
const lib = (modules) => `^lib/(${modules.join('|')})/`

/** One rule for each module: everything that does not stand below it is out of reach, the application included. */
const layerOrder = rows.flatMap((row, i) =>
  row.map((module) => ({
    name: 'layer-order',
    comment: `lib/${module} imports only from the rows below it: ${rows.slice(0, i).flat().join(', ') || 'none'}.`,
    severity: 'error',
    from: { path: lib([module]) },
    to: { path: '^(lib|app)/', pathNot: lib([module, ...rows.slice(0, i).flat()]) },
  })),
)

const pureModules = rows.slice(0, 6).flat()
const anyPackage = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core']
// Their folders are their own business. In db, auth and server every file is a door.
const closedModules = rows.slice(0, 8).flat()

const app = path.join(__dirname, 'app')
/** The files of the application that begin with a directive, comments apart. */
const directed = (directive) =>
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      new RegExp(`^(?:\\s|//.*|/\\*[^]*?\\*/)*['"]${directive}['"]`).test(readFileSync(path.join(app, file), 'utf8')),
    )
    .map((file) => `app/${file.split(path.sep).join('/')}`)
const exactly = (files) => `^(${files.map((file) => file.replace(/[^\w/-]/g, '\\$&')).join('|')})$`

const PARTS = '^app/(_ui|_worker)/'
const onPages = directed('use client').filter((file) => !new RegExp(PARTS).test(file))
/** What runs in the browser, wherever it stands: the parts of pages, the worker beside them, and every file that says so. */
const inBrowser = [PARTS, exactly(onPages)]
/** The layers that no browser has. */
const OF_THE_SERVER = lib(rows.slice(5).flat())

/** The files of pages that the framework asks for by their names. */
const NAMES = '(page|layout|route|not-found|error|global-error|worker)\\.[jt]sx?$'
const ASKED_FOR = [`^app/${NAMES}`, `^app/(?!_ui/).*/${NAMES}`]

/** The evaluator in the browser, beside the page. */
const WORKER = '^app/_ui/sandbox/evaluator\\.ts$'

module.exports = {
  forbidden: [
    ...layerOrder,
    {
      name: 'rules-pure',
      comment: 'The evaluator is complete in itself: only lib/rules and lib/base, no package, nothing of Node.',
      severity: 'error',
      from: { path: lib(['rules']) },
      to: { pathNot: lib(['rules', 'base']) },
    },
    {
      name: 'no-packages-below',
      comment:
        'Layers up to study are plain data and functions: no package and nothing of Node. Only reviews are spaced by ts-fsrs.',
      severity: 'error',
      from: { path: lib(pureModules), pathNot: '^lib/study/review/memory\\.ts$' },
      to: { dependencyTypes: anyPackage },
    },
    {
      name: 'no-packages-below',
      comment: 'Reviews know ts-fsrs and nothing else.',
      severity: 'error',
      from: { path: '^lib/study/review/memory\\.ts$' },
      to: { dependencyTypes: anyPackage, pathNot: '^node_modules/ts-fsrs/' },
    },
    {
      name: 'no-framework-below',
      comment: 'Lessons and content know neither pages nor tables.',
      severity: 'error',
      from: { path: lib(['lessons', 'content']) },
      to: { path: '^node_modules/(next|next-auth|react|react-dom|pino)/' },
    },
    {
      name: 'lint-apart',
      comment: 'What the site does for a reader does without the checks of the language.',
      severity: 'error',
      from: { path: '^(app|lib)/(?!italian/lint/)' },
      to: { path: '^lib/italian/lint/' },
    },
    {
      name: 'one-door',
      comment: 'A module is entered by its index or a file at its top, never by a folder inside it.',
      severity: 'error',
      from: { path: '^(lib/([^/]+)/|app/|[^/]+$)' },
      to: { path: `^lib/(${closedModules.join('|')})/[^/]+/`, pathNot: '^lib/$2/' },
    },
    {
      name: 'prisma-only-in-db',
      comment: 'Only lib/db speaks to the database.',
      severity: 'error',
      from: { path: '^(lib|app)/|^[^/]+$', pathNot: [lib(['db']), '^prisma\\.config\\.ts$'] },
      to: { path: '^(node_modules/(@prisma|prisma|pg)/|prisma/)' },
    },
    // Parts of pages know no page, and layers know what is below them: who stands there reaches nothing that nobody there imports. Only from a
    // page's own files, which lead to others of that page, a way is looked for; it takes long.
    {
      name: 'client-safe',
      comment: 'What runs in the browser imports of the layers those from base to italian.',
      severity: 'error',
      from: { path: inBrowser },
      to: { path: OF_THE_SERVER },
    },
    {
      name: 'client-safe',
      comment: 'What runs in the browser reaches the layers from base to italian, by whatever way.',
      severity: 'error',
      from: { path: exactly(onPages) },
      to: { path: OF_THE_SERVER, reachable: true },
    },
    {
      name: 'client-safe',
      comment: 'What runs in the browser is handed its actions as props: it imports none of them.',
      severity: 'error',
      from: { path: inBrowser },
      to: { path: exactly(directed('use server')) },
    },
    {
      name: 'client-safe',
      comment: 'What runs in the browser is handed its actions as props: it reaches none of them.',
      severity: 'error',
      from: { path: exactly(onPages) },
      to: { path: exactly(directed('use server')), reachable: true },
    },
    {
      name: 'client-safe',
      comment: 'The parts of pages know no page.',
      severity: 'error',
      from: { path: '^app/_ui/' },
      to: { path: '^app/(?!_ui/)' },
    },
    {
      name: 'client-safe',
      comment: 'Nothing of Node in the browser, nor in the layers that it has.',
      severity: 'error',
      from: { path: [...inBrowser, lib(rows.slice(0, 5).flat())] },
      to: { path: exactly(builtinModules) },
    },
    {
      name: 'client-safe',
      comment: 'Nothing of Node in the browser, by whatever way.',
      severity: 'error',
      from: { path: exactly(onPages) },
      to: { path: exactly(builtinModules), reachable: true },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other, if only for a type, are one file, or stand on a third.',
      severity: 'error',
      from: { path: '^(app|lib|scripts)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Code that no page and no script can reach is dead; a test alone does not keep it.',
      severity: 'error',
      // What the framework asks for by name begins there; a worker is begun by its address, which is no import.
      from: { path: [...ASKED_FOR, '^(scripts/|[^/]+$)', WORKER] },
      // The checks of the language read what the project writes; they run in tests and tools.
      to: { path: '^(lib|app/_ui)/', pathNot: ['^lib/italian/lint/', WORKER], reachable: false },
    },
    {
      name: 'not-to-test',
      comment: 'The product does not know its tests.',
      severity: 'error',
      from: { path: '^(app|lib|scripts|prisma)/|^(?!jest\\.config)[^/]+$' },
      to: { path: '^tests/' },
    },
    {
      name: 'not-to-scripts',
      comment: 'Tools start the product; the product does not start tools.',
      severity: 'error',
      from: { path: '^(app|lib)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'declared-packages',
      comment: 'A package that the product imports stands in dependencies.',
      severity: 'error',
      from: { path: '^(app|lib)/|^proxy\\.ts$' },
      // Packages of types only leave nothing behind at run time.
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  required: [
    {
      name: 'server-only-heads',
      comment: "Every file that touches the database, sessions or use cases says `import 'server-only'`.",
      severity: 'error',
      module: { path: lib(['db', 'auth', 'server']) },
      to: { path: '^node_modules/server-only/' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules|^prisma/generated' },
    exclude: { path: '^(\\.next|\\.data|coverage|next-env\\.d\\.ts)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
