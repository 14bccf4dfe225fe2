import 'server-only'
import { ownTemplate } from '#lib/questions/index'
import type { Db } from './client'
import { REPORT_WAITS } from './reports'
import { UNTOLD } from './waiting-score'

/** A table with rows of a person, as it is handed out to them. */
export interface PersonalTable {
  /** Its name in what is handed out. */
  readonly name: string
  readonly table: string
  /** Which of its rows are a person's, with the person as $1. */
  readonly own: string
  /** What orders the rows of one person. */
  readonly key: readonly { readonly column: string; readonly type: 'uuid' | 'text' | 'integer' }[]
  /** What stays here: keys and hashes, which would let others in or tell the answer of a question that is still open. */
  readonly omit: readonly string[]
  /** The column that names an item, where a row tells the answer to it: what is open to whoever asks stays here. */
  readonly tells?: string
  /** What stays here of some rows only: columns, or parts of one, each as a path. */
  readonly veils?: readonly { readonly paths: readonly (readonly string[])[]; readonly when: string }[]
}

const uuids = (...columns: readonly string[]) => columns.map((column) => ({ column, type: 'uuid' as const }))
const id = uuids('id')
const texts = (...columns: readonly string[]) => columns.map((column) => ({ column, type: 'text' as const }))
const integers = (...columns: readonly string[]) => columns.map((column) => ({ column, type: 'integer' as const }))
const ofPlayer = uuids('questionId', 'playerId')
const own = '"userId" = $1::uuid'
/** What waits for a person by their e-mail, once they have proven that it is theirs. */
const byEmail = `("userId" IS NULL AND "email" IN
  (SELECT "email" FROM "User" WHERE "id" = $1::uuid AND "emailVerifiedAt" IS NOT NULL))`
const ofQuizzes = '"quizId" IN (SELECT "id" FROM "Quiz" WHERE "userId" = $1::uuid)'

/** Of a quiz: it is an exam or a diagnostic that goes on, or an exam of which nothing is told. */
const untold = (quizId: string) => `(
  EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = ${quizId} AND (e."submittedAt" IS NULL OR ${UNTOLD}))
  OR EXISTS (SELECT FROM "Diagnostic" d WHERE d."quizId" = ${quizId} AND d."finishedAt" IS NULL))`

/** Of a question: somebody gave it as an assignment, and it waits for its answer. */
const assigned = `(EXISTS (SELECT FROM "Quiz" q WHERE q."id" = t."quizId" AND q."assignmentId" IS NOT NULL)
  AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = t."id"))`

/** Of a question: it has its answer. */
const hasAnswer = 'EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = t."id")'

/** What questions are drawn from, and where one of them is: of such a quiz, and of one that was given with questions still open. */
const seeded = `(${untold('t."id"')} OR (t."assignmentId" IS NOT NULL AND EXISTS (SELECT FROM "QuizItem" i
  WHERE i."quizId" = t."id" AND NOT EXISTS (SELECT FROM "Attempt" a WHERE a."quizItemId" = i."id"))))`

/** Answers come with what they were worth once, and if ever, that is told. */
const answered = `NOT EXISTS (SELECT FROM "QuizItem" i JOIN "Exam" e ON e."quizId" = i."quizId" WHERE i."id" = t."quizItemId" AND ${UNTOLD})`

const inClass = '"playerId" IN (SELECT "id" FROM "ClassPlayer" WHERE "userId" = $1::uuid)'
/** What an answer of a live session was worth is told with the question, or when the session is over. */
const toldInClass = `EXISTS (SELECT FROM "ClassQuestion" q JOIN "ClassSession" s ON s."id" = q."sessionId"
  WHERE q."id" = t."questionId" AND (q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL))`
/** What happened to them in live sessions of others: that they were renamed, and what to. */
const toPlayer = `EXISTS (SELECT FROM "ClassPlayer" p
  WHERE p."userId" = $1::uuid AND p."sessionId" = t."sessionId" AND p."id"::text = t."event" ->> 'player')`
/** Of a question: a colleague has put it together. What they took out of a deck again is theirs alone. */
const othersOwn = `EXISTS (SELECT FROM "OwnQuestion" o WHERE t."template" = '${ownTemplate('')}' || o."id"::text AND o."authorId" <> $1::uuid)`
const ofLed = '"sessionId" IN (SELECT "id" FROM "ClassSession" WHERE "hostId" = $1::uuid)'

/** Every table with rows of a person; a test holds this against the schema. Deleting the person deletes the same rows. */
export const PERSONAL: readonly PersonalTable[] = [
  {
    name: 'persona',
    table: 'User',
    own: '("id" = $1::uuid OR "mergedIntoId" = $1::uuid)',
    key: id,
    omit: ['passwordHash'],
  },
  { name: 'sessioni', table: 'Session', own, key: id, omit: [] },
  { name: 'servizi', table: 'Identity', own, key: id, omit: [] },
  { name: 'link', table: 'MailToken', own: `(${own} OR ${byEmail})`, key: id, omit: ['hash'] },
  // What its answers come to is counted of them: before its score is told it would tell it.
  {
    name: 'quiz',
    table: 'Quiz',
    own,
    key: id,
    omit: ['total', 'answered', 'right', 'answeredAt'],
    veils: [{ paths: [['seed']], when: seeded }],
  },
  {
    name: 'domande',
    table: 'QuizItem',
    own: `${ofQuizzes} AND NOT ${untold('t."quizId"')} AND NOT ${assigned}`,
    key: id,
    omit: ['secret'],
    // Values tell which option somebody wrote, and so that it is wrong.
    veils: [{ paths: [['shown', 'item', 'options']], when: `t."secret" ->> 'schema' = '3' AND NOT ${hasAnswer}` }],
  },
  {
    name: 'esami',
    table: 'Exam',
    own: ofQuizzes,
    key: uuids('quizId'),
    omit: [],
    // What it is to be about question by question, and what it was worth, come when it is told.
    veils: [{ paths: [['plan', 'areas'], ['right'], ['passed']], when: untold('t."quizId"') }],
  },
  {
    name: 'diagnosi',
    table: 'Diagnostic',
    own: ofQuizzes,
    key: uuids('quizId'),
    omit: [],
    veils: [{ paths: [['areas']], when: 't."finishedAt" IS NULL' }],
  },
  {
    name: 'scelte',
    table: 'ExamChoice',
    own: `"quizItemId" IN (SELECT "id" FROM "QuizItem" WHERE ${ofQuizzes})`,
    key: id,
    omit: [],
  },
  {
    name: 'domande ai giocatori',
    table: 'ExamAsk',
    own: `"quizItemId" IN (SELECT t."id" FROM "QuizItem" t WHERE ${ofQuizzes} AND NOT ${untold('t."quizId"')})`,
    key: [...uuids('quizItemId'), ...texts('fact')],
    omit: [],
  },
  { name: 'risposte', table: 'Attempt', own: `${own} AND ${answered}`, key: id, omit: [], tells: 'itemId' },
  { name: 'regole', table: 'RuleProgress', own, key: texts('rule'), omit: [] },
  { name: 'errori', table: 'BeliefProgress', own, key: texts('belief'), omit: [] },
  { name: 'modelli', table: 'TemplateProgress', own, key: texts('template'), omit: [] },
  { name: 'piano', table: 'StudyPlan', own, key: uuids('userId'), omit: [] },
  { name: 'letture', table: 'SectionRead', own, key: texts('lesson', 'section'), omit: [] },
  { name: 'mazzi', table: 'Deck', own: '"ownerId" = $1::uuid', key: id, omit: [] },
  {
    name: 'domande dei mazzi',
    table: 'DeckItem',
    own: `"deckId" IN (SELECT "id" FROM "Deck" WHERE "ownerId" = $1::uuid) AND NOT (t."removedAt" IS NOT NULL AND ${othersOwn})`,
    key: id,
    omit: [],
  },
  { name: 'domande proprie', table: 'OwnQuestion', own: '"authorId" = $1::uuid', key: id, omit: [] },
  { name: 'fogli', table: 'Sheet', own: '"ownerId" = $1::uuid', key: id, omit: ['token'] },
  {
    name: 'domande dei fogli',
    table: 'SheetItem',
    own: '"sheetId" IN (SELECT "id" FROM "Sheet" WHERE "ownerId" = $1::uuid)',
    key: [...uuids('sheetId'), ...texts('variant'), ...integers('position')],
    omit: [],
  },
  {
    name: 'fogli letti',
    table: 'SheetScan',
    own: '"sheetId" IN (SELECT "id" FROM "Sheet" WHERE "ownerId" = $1::uuid)',
    key: id,
    omit: [],
  },
  {
    name: 'segni chiariti',
    table: 'SettledMark',
    own: '"scanId" IN (SELECT c."id" FROM "SheetScan" c JOIN "Sheet" s ON s."id" = c."sheetId" WHERE s."ownerId" = $1::uuid)',
    key: [...uuids('scanId'), ...integers('line', 'position')],
    omit: ['byId'],
  },
  { name: 'sessioni dal vivo', table: 'ClassSession', own: '"hostId" = $1::uuid', key: id, omit: [] },
  { name: 'domande dal vivo', table: 'ClassQuestion', own: ofLed, key: id, omit: ['secret'] },
  {
    name: 'eventi dal vivo',
    table: 'ClassEvent',
    own: `(${ofLed} OR ${toPlayer})`,
    key: [...uuids('sessionId'), ...integers('seq')],
    omit: [],
  },
  { name: 'partecipazioni', table: 'ClassPlayer', own, key: id, omit: ['tokenHash'] },
  { name: 'risposte dal vivo', table: 'ClassAnswer', own: `${inClass} AND ${toldInClass}`, key: ofPlayer, omit: [] },
  {
    name: 'dubbi dal vivo',
    table: 'ClassDoubt',
    own: inClass,
    key: [...ofPlayer, { column: 'step', type: 'integer' }],
    omit: [],
  },
  {
    name: 'domande ai giocatori dal vivo',
    table: 'ClassWant',
    own: inClass,
    key: [...ofPlayer, { column: 'ballot', type: 'integer' }],
    omit: [],
  },
  { name: 'segnalibri', table: 'ReadingPlace', own, key: texts('lesson'), omit: [] },
  // Of a call without its ruling nothing is told that was not asked.
  {
    name: 'chiamate',
    table: 'Call',
    own,
    key: id,
    omit: [],
    veils: [{ paths: [['secret'], ['callId'], ['seed']], when: 't."ruledAt" IS NULL' }],
  },
  // The question itself with its key is not the person's. Of one that waits nothing is told that it did not tell, nor what was replied.
  {
    name: 'segnalazioni',
    table: 'Report',
    own,
    key: id,
    omit: ['record'],
    tells: 'itemId',
    veils: [
      {
        paths: [['itemId'], ['template'], ['upheld'], ['reply'], ['repliedAt'], ['seenAt'], ['passedAt'], ['byCourse']],
        when: REPORT_WAITS,
      },
    ],
  },
  { name: 'corsi', table: 'CourseMember', own, key: uuids('courseId'), omit: [] },
  { name: 'elenchi', table: 'RosterEntry', own: `(${own} OR ${byEmail})`, key: id, omit: [] },
  // Who gave it is somebody else.
  { name: 'compiti per alcuni', table: 'AssignmentPerson', own, key: uuids('assignmentId'), omit: [] },
  { name: 'eccezioni', table: 'AssignmentException', own, key: id, omit: ['byId', 'endedById'] },
  // A reason may tell the answer: it comes with that.
  {
    name: 'voti a mano',
    table: 'HandMark',
    own: `"quizItemId" IN (SELECT t."id" FROM "QuizItem" t WHERE ${ofQuizzes} AND NOT ${untold('t."quizId"')})`,
    key: id,
    omit: ['byId', 'endedById'],
    tells: 'itemId',
  },
  // Which question was right is told with the correction.
  {
    name: 'risposte su carta',
    table: 'PaperAnswer',
    own: `${own} AND "scanId" IN (SELECT c."id" FROM "SheetScan" c JOIN "Sheet" f ON f."id" = c."sheetId" WHERE f."openAt" <= now())`,
    key: [...uuids('assignmentId'), ...integers('position')],
    omit: [],
    tells: 'itemId',
  },
  { name: 'fogli nel registro', table: 'SavedPaper', own, key: uuids('assignmentId', 'scanId'), omit: [] },
  { name: 'decisioni sui tentativi', table: 'RunDecision', own: ofQuizzes, key: id, omit: ['byId', 'endedById'] },
  { name: 'calendario', table: 'CalendarFeed', own, key: id, omit: ['hash'] },
]

/** A row as plain data. */
export type PersonalRow = Readonly<Record<string, unknown>>

/** Whose rows are handed out, and the items that are open to whoever asks for them: in this browser that may be more than one person. */
export interface Asker {
  readonly userId: string
  readonly open: ReadonlySet<string>
}

/** Which rows of a table are handed out, and the parameters that say so. */
const handedOut = ({ own, tells }: PersonalTable, { userId, open }: Asker) =>
  tells === undefined
    ? { where: own, parameters: [userId] }
    : { where: `${own} AND coalesce(t."${tells}", '') <> ALL($2::text[])`, parameters: [userId, [...open]] }

/** How many rows of a table are a person's. */
export async function countRows(db: Db, of: PersonalTable, asker: Asker): Promise<number> {
  const { where, parameters } = handedOut(of, asker)
  const [found] = await db.$queryRawUnsafe<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM "${of.table}" t WHERE ${where}`,
    ...parameters,
  )
  return found?.n ?? 0
}

/** The columns that are handed out, in the order of the table. */
export async function columnsOf(db: Db, { table, omit }: PersonalTable): Promise<readonly string[]> {
  const found = await db.$queryRawUnsafe<{ name: string }[]>(
    `SELECT column_name::text AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
    table,
  )
  return found.map(({ name }) => name).filter((name) => !omit.includes(name))
}

/** The rows of a table that are a person's, a few hundred at a time: never all of them at once. */
export async function* rowsOf(db: Db, of: PersonalTable, asker: Asker, n = 200): AsyncGenerator<PersonalRow> {
  const { where, parameters } = handedOut(of, asker)
  const columns = of.key.map(({ column }) => `"${column}"`).join(', ')
  const bare = `(to_jsonb(t)${of.omit.map((column) => ` - '${column}'`).join('')})`
  const row = (of.veils ?? []).reduce((whole, { paths, when }) => {
    const veiled = paths.map((path) => ` #- '{${path.join(',')}}'`).join('')
    return `CASE WHEN ${when} THEN ${whole}${veiled} ELSE ${whole} END`
  }, bare)
  for (let last: PersonalRow | undefined; ; ) {
    const after = last
      ? `AND (${columns}) > (${of.key.map(({ type }, i) => `$${parameters.length + i + 1}::${type}`).join(', ')})`
      : ''
    const found: { row: PersonalRow }[] = await db.$queryRawUnsafe(
      `SELECT ${row} AS row FROM "${of.table}" t WHERE ${where} ${after} ORDER BY ${columns} LIMIT ${n}`,
      ...parameters,
      ...(last ? of.key.map(({ column }) => last?.[column]) : []),
    )
    for (const { row } of found) yield row
    if (found.length < n) return
    last = found.at(-1)?.row
  }
}
