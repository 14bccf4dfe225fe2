import type { Gender, Noun } from '../grammar/index'
import { cardName, objectNames } from './given'

const more: Readonly<Record<Gender, string>> = {
  m: `Alce Ariete Artiglio Basilisco Bastione Bisonte Braciere Bue Calice Cane Cavallo Centauro Cervo Chierico Cigno Coccodrillo Colle Coro Corvo Custode
Daino Demone Destriero Eremita Fabbro Falco Fauno Fulmine Furetto Gatto Goblin Grifone Gufo Istrice Languore Leone Leopardo
Manto Mastino Merlo Minotauro Monaco Monolito Nibbio Obelisco Ogre Orco Patto Pegaso Pilastro Polpo Pozzo Prodigio Puma Ragno
Rifugio Riccio Rinoceronte Rintocco Rito Sauro Scorpione Scrigno Scudiero Serpente Sigillo Stambecco Stregone Studio Tasso Toro Talismano Totem Trono
Tritone Vampiro Vessillo Vigore Vortice Zombie`,
  f: `Arciera Bandiera Bilancia Bufera Campana Capra Civetta Clessidra Coppa Corona Donnola Driade Corazza Faina Fenice Fiamma
Fionda Folgore Fonte Foca Gazza Giara Gorgone Gru Lama Lancia Lanterna Lepre Libellula Lontra Lucertola Marea Martora Medusa
Meridiana Nebbia Offerta Roccia Pantera Pietra Pioggia Ronda Preghiera Prova Rana Reliquia Rete Renna Rinascita Rovina
Salamandra Scossa Scintilla Serpe Sfera Sorgente Statua Statuetta Tartaruga Grandine Tigre Torcia Torre Vedetta Verga`,
}

/** More names of convenience, beside those of `names`: invented, Italian, none of them a player's. */
export const moreNames: Readonly<Record<string, Gender>> = Object.fromEntries(
  (['m', 'f'] as const).flatMap((gender) => more[gender].split(/\s+/).map((text) => [text, gender])),
)

/** Whether a template may call an object so: the gender of the name is known. */
export const isObjectName = (text: string): boolean => text in objectNames || text in moreNames

/** The gender that an Italian word most likely has. */
const guess = (text: string): Gender | undefined =>
  /^\p{L}+o$/u.test(text) ? 'm' : /^\p{L}+a$/u.test(text) ? 'f' : undefined

/** An object's name as it stands in a sentence; a name in none of the lists is judged by its last letter, then by its types. */
export function objectNoun(text: string, types: readonly string[], subtypes: readonly string[] = []): Noun {
  const gender = objectNames[text] ?? moreNames[text] ?? guess(text)
  return cardName(text, [...types, ...subtypes], gender ? { gender } : {})
}

/** The name of an object that has only a label: `muro-di-pietra` is «Muro di pietra». */
export const nameOfLabel = (label: string): string => {
  const words = label.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
