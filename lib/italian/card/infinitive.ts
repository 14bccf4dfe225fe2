import { type Phrase, verbatim } from '../grammar/index'

/** Verbs of instructions, as a card commands them and as it says what a player does, with the infinitive that «puoi» wants. */
const table = `
aggiungi,aggiunge=aggiungere assegna=assegnare combina=combinare copia=copiare crea=creare distruggi,distrugge=distruggere
esilia=esiliare fai,fa=fare gira=girare guadagni,guadagna=guadagnare guarda=guardare macina=macinare metti,mette=mettere
neutralizza=neutralizzare ottieni,ottiene=ottenere paga=pagare passa=passare perdi,perde=perdere pesca=pescare prendi,prende=prendere
profetizza=profetizzare raddoppia=raddoppiare rigenera=rigenerare rimescola=rimescolare rimetti,rimette=rimettere
rimuovi,rimuove=rimuovere rivela=rivelare ruota=ruotare sacrifica=sacrificare scambia=scambiare scarta=scartare
scegli,sceglie=scegliere sorveglia=sorvegliare sposta=spostare stacca=staccare STAPpa=STAPpare TAPpa=TAPpare
trasforma=trasformare`

const infinitives: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [forms = '', infinitive = ''] = entry.split('=')
      return forms.split(',').map((form) => [form, infinitive] as const)
    }),
)

/** A verb with its pronoun: «aggiungila», «la mette», where either stands after «e» or «ed». */
const WITH_PRONOUN =
  /(?<=\be |\bed )(?:(?<order>\p{L}+?)(?<after>l[aeoi])|(?<before>l[aeoi]) (?<does>\p{L}+))(?= |$|,)/gu

/** What an instruction says as «puoi» says it: «pescare una carta», «esiliarla»; undefined where its first verb is in no list. */
export function infinitive(instruction: string): Phrase | undefined {
  const parts = instruction.split(', poi ').map((part) => {
    const [, first = '', pronoun = '', rest = ''] = /^(\p{L}+?)(l[aeoi])?(?= |$)(.*)$/u.exec(part) ?? []
    const whole = infinitives.get(first + pronoun)
    const stem = infinitives.get(first)
    if (whole === undefined && stem === undefined) return undefined
    const verb = whole ?? (stem ?? '').slice(0, -1) + pronoun
    return (
      verb +
      rest.replace(WITH_PRONOUN, (said, ...groups) => {
        const { order, after, before, does } = groups.at(-1) as Record<string, string | undefined>
        const base = infinitives.get(order ?? does ?? '')
        return base === undefined ? said : base.slice(0, -1) + (after ?? before ?? '')
      })
    )
  })
  return parts.includes(undefined) ? undefined : verbatim(parts.join(', poi '))
}
