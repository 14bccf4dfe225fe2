import 'server-only'
import type { Db } from './client'
import { SCORE_WAITS, UNTOLD } from './waiting-score'

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
  /** What stays here of some rows only. */
  readonly veil?: { readonly columns: readonly string[]; readonly when: string }
}

const id = [{ column: 'id', type: 'uuid' }] as const
const texts = (...columns: readonly string[]) => columns.map((column) => ({ column, type: 'text' as const }))
const ofPlayer = [
  { column: 'questionId', type: 'uuid' },
  { column: 'playerId', type: 'uuid' },
] as const
const own = '"userId" = $1::uuid'
const ofQuizzes = '"quizId" IN (SELECT "id" FROM "Quiz" WHERE "userId" = $1::uuid)'

/**
 * Questions of an exam or a diagnostic that goes on, or whose score is not told yet, are named by their place alone: what names them in
 * the bank comes when it is over.
 */
const told = `NOT EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = t."quizId" AND (e."submittedAt" IS NULL OR ${UNTOLD}))
  AND NOT EXISTS (SELECT FROM "Diagnostic" d WHERE d."quizId" = t."quizId" AND d."finishedAt" IS NULL)`

/** Exams that are handed in and wait come with their score; answers come with what they were worth once, and if ever, that is told. */
const scored = `NOT EXISTS (SELECT FROM "Exam" e WHERE e."quizId" = t."quizId" AND e."submittedAt" IS NOT NULL AND ${SCORE_WAITS})`
const answered = `NOT EXISTS (SELECT FROM "QuizItem" i JOIN "Exam" e ON e."quizId" = i."quizId" WHERE i."id" = t."quizItemId" AND ${UNTOLD})`

const inClass = '"playerId" IN (SELECT "id" FROM "ClassPlayer" WHERE "userId" = $1::uuid)'
/** What an answer of a live session was worth is told with the question, or when the session is over. */
const toldInClass = `EXISTS (SELECT FROM "ClassQuestion" q JOIN "ClassSession" s ON s."id" = q."sessionId"
  WHERE q."id" = t."questionId" AND (q."toldAt" IS NOT NULL OR s."endedAt" IS NOT NULL))`
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
  { name: 'link', table: 'MailToken', own, key: id, omit: ['hash'] },
  { name: 'quiz', table: 'Quiz', own, key: id, omit: [] },
  {
    name: 'domande',
    table: 'QuizItem',
    own: `${ofQuizzes} AND ${told}`,
    key: id,
    omit: ['secret'],
  },
  {
    name: 'esami',
    table: 'Exam',
    own: `${ofQuizzes} AND ${scored}`,
    key: [{ column: 'quizId', type: 'uuid' }],
    omit: [],
    veil: { columns: ['right', 'passed'], when: `t."plan" #>> '{blueprint,scores}' = 'never'` },
  },
  { name: 'diagnosi', table: 'Diagnostic', own: ofQuizzes, key: [{ column: 'quizId', type: 'uuid' }], omit: [] },
  {
    name: 'scelte',
    table: 'ExamChoice',
    own: `"quizItemId" IN (SELECT "id" FROM "QuizItem" WHERE ${ofQuizzes})`,
    key: id,
    omit: [],
  },
  { name: 'risposte', table: 'Attempt', own: `${own} AND ${answered}`, key: id, omit: [] },
  { name: 'regole', table: 'RuleProgress', own, key: texts('rule'), omit: [] },
  { name: 'errori', table: 'BeliefProgress', own, key: texts('belief'), omit: [] },
  { name: 'modelli', table: 'TemplateProgress', own, key: texts('template'), omit: [] },
  { name: 'piano', table: 'StudyPlan', own, key: [{ column: 'userId', type: 'uuid' }], omit: [] },
  { name: 'letture', table: 'SectionRead', own, key: texts('lesson', 'section'), omit: [] },
  { name: 'mazzi', table: 'Deck', own: '"ownerId" = $1::uuid', key: id, omit: [] },
  {
    name: 'domande dei mazzi',
    table: 'DeckItem',
    own: '"deckId" IN (SELECT "id" FROM "Deck" WHERE "ownerId" = $1::uuid)',
    key: id,
    omit: [],
  },
  { name: 'domande proprie', table: 'OwnQuestion', own: '"authorId" = $1::uuid', key: id, omit: [] },
  { name: 'fogli', table: 'Sheet', own: '"ownerId" = $1::uuid', key: id, omit: ['token'] },
  {
    name: 'domande dei fogli',
    table: 'SheetItem',
    own: '"sheetId" IN (SELECT "id" FROM "Sheet" WHERE "ownerId" = $1::uuid)',
    key: [
      { column: 'sheetId', type: 'uuid' },
      { column: 'variant', type: 'text' },
      { column: 'position', type: 'integer' },
    ],
    omit: [],
  },
  { name: 'sessioni dal vivo', table: 'ClassSession', own: '"hostId" = $1::uuid', key: id, omit: [] },
  { name: 'domande dal vivo', table: 'ClassQuestion', own: ofLed, key: id, omit: ['secret'] },
  {
    name: 'eventi dal vivo',
    table: 'ClassEvent',
    own: ofLed,
    key: [
      { column: 'sessionId', type: 'uuid' },
      { column: 'seq', type: 'integer' },
    ],
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
  { name: 'segnalibri', table: 'ReadingPlace', own, key: texts('lesson'), omit: [] },
  { name: 'corsi', table: 'CourseMember', own, key: [{ column: 'courseId', type: 'uuid' }], omit: [] },
  { name: 'elenchi', table: 'RosterEntry', own, key: id, omit: [] },
  { name: 'proroghe', table: 'AssignmentExtension', own, key: [{ column: 'assignmentId', type: 'uuid' }], omit: [] },
  { name: 'calendario', table: 'CalendarFeed', own, key: id, omit: ['hash'] },
]

/** A row as plain data. */
export type PersonalRow = Readonly<Record<string, unknown>>

/** How many rows of a table are a person's. */
export async function countRows(db: Db, { table, own }: PersonalTable, userId: string): Promise<number> {
  const [found] = await db.$queryRawUnsafe<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM "${table}" t WHERE ${own}`,
    userId,
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
export async function* rowsOf(db: Db, of: PersonalTable, userId: string, n = 200): AsyncGenerator<PersonalRow> {
  const columns = of.key.map(({ column }) => `"${column}"`).join(', ')
  const without = (columns: readonly string[]) => `to_jsonb(t)${columns.map((column) => ` - '${column}'`).join('')}`
  const row = of.veil
    ? `CASE WHEN ${of.veil.when} THEN ${without([...of.omit, ...of.veil.columns])} ELSE ${without(of.omit)} END`
    : without(of.omit)
  for (let last: PersonalRow | undefined; ; ) {
    const after = last ? `AND (${columns}) > (${of.key.map(({ type }, i) => `$${i + 2}::${type}`).join(', ')})` : ''
    const found: { row: PersonalRow }[] = await db.$queryRawUnsafe(
      `SELECT ${row} AS row FROM "${of.table}" t WHERE ${of.own} ${after} ORDER BY ${columns} LIMIT ${n}`,
      userId,
      ...(last ? of.key.map(({ column }) => last?.[column]) : []),
    )
    for (const { row } of found) yield row
    if (found.length < n) return
    last = found.at(-1)?.row
  }
}
