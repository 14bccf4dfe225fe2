/**
 * What a page shows, already in Italian: plain data that crosses from server to browser.
 * The interface draws these and computes nothing about the rules.
 */

/** A mana symbol without braces: `2`, `U`, `U/P`, `X`, `T`. */
export type Symbol = string

/** One pile beside a seat: hand, library, graveyard, exile or command zone. */
export interface PileView {
  readonly id: 'hand' | 'library' | 'graveyard' | 'exile' | 'command'
  /** Italian label: «Mano», «Grimorio»… */
  readonly label: string
  readonly count: number
  /** Names of the cards that everybody may see, in order; absent where the zone is hidden. */
  readonly cards?: readonly string[]
  /** True where it changed in the step that is shown. */
  readonly hot?: true
}

export interface SeatView {
  readonly player: string
  /** Proper name, as in the text of the question. */
  readonly name: string
  readonly active: boolean
  readonly life: number
  /** True where the total is what the question asks: `life` is then 0 and means nothing, a question mark is drawn. */
  readonly lifeAsked?: true
  readonly poison: number
  /** Effects on the player, one short sentence each: «Nora non può guadagnare punti vita». */
  readonly states: readonly string[]
  readonly piles: readonly PileView[]
  /** True where the life total changed in the step that is shown. */
  readonly hot: boolean
  /** True where poison counters did. */
  readonly poisoned?: true
  /** The life total before the step, where it changed. */
  readonly was?: number
  /** The sum behind a change: «3 − 5 + 4» or «3 → 0»; empty when nothing changed. */
  readonly change: string
  /** Letters of the boxes that are to be filled in about the player; absent where there are none. */
  readonly blanks?: readonly string[]
  /** Name of the team where life is shared. */
  readonly team?: string
}

export interface CardView {
  readonly id: string
  readonly name: string
  /** First colour, `C` for none, for the tint of the head. */
  readonly color: 'W' | 'U' | 'B' | 'R' | 'G' | 'C'
  readonly cost: readonly Symbol[]
  /** Type line in Italian: «Creatura: Orso». */
  readonly typeLine: string
  /** Keywords and abilities, one line each, in Italian; `{2}{U}` marks symbols. */
  readonly text: readonly string[]
  /** Present on creatures: «4/4». */
  readonly pt?: string
  readonly tapped: boolean
  readonly faceDown: boolean
  readonly token: boolean
  /** Counters, short: «+1/+1», «2 tempo». */
  readonly counters: readonly string[]
  /** Damage marked on it, 0 for none. */
  readonly damage: number
  /** «Attacca Nora», «Blocca», or absent. */
  readonly role?: string
  /** Of one that blocks: «Blocca Cavaliere», where who blocks whom is not drawn. */
  readonly blocks?: string
  readonly attacking: boolean
  readonly blocking: boolean
  /** True where it changed in the step that is shown. */
  readonly hot: boolean
  /** Of one that was there before: whether its size, and the damage marked on it, are among what changed. */
  readonly resized?: true
  readonly damaged?: true
  /** Letters of the boxes that are to be filled in about the card; absent where there are none. */
  readonly blanks?: readonly string[]
  /** Everything about the card in one sentence, for a screen reader. */
  readonly aria: string
}

/** One attacker with those that block it. */
export interface LaneView {
  readonly attacker: CardView
  readonly blockers: readonly CardView[]
  /** True when no creature blocked it: damage goes through. */
  readonly unblocked: boolean
}

export interface SpellView {
  readonly id: string
  readonly name: string
  readonly color: CardView['color']
  readonly cost: readonly Symbol[]
  /** «Istantaneo di Nora», «Abilità di Altare, di Anna». */
  readonly source: string
  readonly text: readonly string[]
  /** «Bersaglio: Orso», or absent. */
  readonly target?: string
  /** Letters of the boxes that are to be filled in about it; absent where there are none. */
  readonly blanks?: readonly string[]
  /** True where it came onto the stack, or changed, in the step that is shown. */
  readonly hot?: true
}

/** The table at one moment: seats facing each other, battlefield between, stack at the side. */
export interface TableView {
  /** «Turno di Anna». */
  readonly turn: string
  /** Italian and English name of the step. */
  readonly step: { readonly it: string; readonly en: string }
  /** In turn order, the reader's side last: the first is drawn on top. */
  readonly seats: readonly SeatView[]
  readonly lanes: readonly LaneView[]
  /** Permanents outside combat, by the player who controls them. */
  readonly rows: Readonly<Record<string, readonly CardView[]>>
  /** Top of the stack first. */
  readonly stack: readonly SpellView[]
}

/** Cards that a question tells of and that are in a hand, in a graveyard, in exile or in the command zone: «Mano di Aldo». */
export interface AwayView {
  readonly where: string
  readonly cards: readonly CardView[]
}

/** One step of an explanation. */
export interface StepView {
  readonly n: number
  /** One Italian sentence, without rule numbers. */
  readonly sentence: string
  /** At most three rule numbers, the deciding one first. */
  readonly rules: readonly string[]
  /** «3 → 2», or empty. */
  readonly figure: string
  /** True for the steps that decide the answer; the rest is folded. */
  readonly decisive: boolean
  readonly table: TableView
}

/** A choice on screen; `key` is opaque and says nothing about being right. */
export interface OptionView {
  readonly key: string
  readonly text: string
}

/** A box to fill in: a number where there is nothing to choose from. */
export interface BoxView {
  /** «Punti vita di Nora», «Orso». */
  readonly label: string
  /** What a number counts. */
  readonly unit?: string
  /** Of what it is asked: a player, or a card, by the id that both have on the table; absent where it is of neither. */
  readonly of?: string
  readonly options: readonly OptionView[]
}

/** Plain text with a few marks: what is left of Markdown that somebody wrote. */
export type NoteView = readonly NotePart[]
export type NotePart =
  | string
  | {
      readonly tag: 'p' | 'em' | 'strong' | 'ul' | 'ol' | 'li' | 'blockquote' | 'code' | 'br' | 'a'
      /** Of a link: an address on the web. */
      readonly href?: string
      readonly parts: NoteView
    }

/** A keyword by both names, with what it does in one line. */
export interface KeywordView {
  readonly it: string
  readonly en: string
  readonly text?: string
}

/** A question before it is answered: nothing here depends on the key. */
export interface QuestionView {
  readonly itemId: string
  readonly form: 'choice' | 'number' | 'yes-no' | 'select' | 'order' | 'zones' | 'board' | 'reply'
  /** What an instructor says before it; only questions of their own have one. */
  readonly introduction?: NoteView
  /** What happens, sentence by sentence. */
  readonly stem: readonly string[]
  /** English names of printed cards that stand in it, in parentheses; left out where there is none. */
  readonly english?: readonly string[]
  /** The one question asked, with its question mark. */
  readonly ask: string
  /** Keywords in the scenario: Italian name, English name, one-line reminder; without it where nothing may help (`closedBook`). */
  readonly keywords: readonly KeywordView[]
  readonly table: TableView
  /** How hard it probably is. */
  readonly level?: 'base' | 'L1' | 'L2' | 'limite'
  /** How many people the level is known by from their answers; without it, it is that of the question's ideas. */
  readonly levelBy?: number
  /** What to choose from: options, statements, things to put in order. Empty for `number`, `zones`, `board`. */
  readonly options: readonly OptionView[]
  /** For `zones` and `board`, one per thing that is asked. */
  readonly boxes?: readonly BoxView[]
  /** For `number`: what is counted («punti vita»), beside the field. */
  readonly unit?: string
}

/** A belief that a wrong answer betrays. */
export interface BeliefView {
  readonly id: string
  /** Belief in one short sentence (a heading). */
  readonly title: string
  /** The paragraph of the lesson: what is believed, where it parts, what to reread. */
  readonly text: string
  readonly reread: readonly string[]
  /** Section of the lesson that corrects it: `/lezioni/punti-vita#errore-life-cannot-go-negative`. */
  readonly lesson?: { readonly href: string; readonly title: string; readonly minutes: number }
}

/** The steps as a belief has them; they share the first `shared` steps with those by the rules. */
export interface BelievedView {
  readonly belief: string
  readonly shared: number
  readonly steps: readonly StepView[]
}

/** One part of an answer beside what is right: a statement, a place in an order, a box. */
export interface ReviewView {
  readonly label: string
  readonly right: string
  /** Absent where nothing was answered. */
  readonly yours?: string
  readonly ok: boolean
}

/** A wrong option that whoever wrote the question added: no belief leads there. Told once the answer is locked, and never before. */
export interface WrittenView {
  readonly key: string
  readonly text: string
  readonly why: string
  /** That it is what was answered. */
  readonly chosen?: true
}

/** What is shown once the answer is locked. */
export interface VerdictView {
  readonly right: boolean
  /** The right answer as a sentence: «Nora ha 2 punti vita.» */
  readonly headline: string
  /** «Hai risposto «0».»; empty when nothing was answered. */
  readonly answered: string
  /** Whether it is read by somebody else than who answered: «Ha risposto «0».» */
  readonly theirs?: true
  readonly rightKey?: string
  readonly chosenKey?: string
  /** For answers of several parts: each beside what is right. */
  readonly review?: readonly ReviewView[]
  /** What a partly right answer is worth in practice, from 0 to 1; absent where there is nothing between all and nothing. */
  readonly credit?: number
  /** For a right outcome with a wrong reason. */
  readonly rightOutcomeWrongReason: boolean
  /** Of what is said to a player: what the chosen reply lacks, or has too much, where its verdict and its reason are right. */
  readonly flaw?: 'bare' | 'advice'
  /** Of what is said to a player: what is wrong with each reply but the right one. */
  readonly flaws?: readonly { readonly key: string; readonly text: string }[]
  readonly beliefs: readonly BeliefView[]
  /** Wrong options that whoever wrote the question added, with what they say of why each is wrong. */
  readonly written?: readonly WrittenView[]
  /** The steps by the rules. */
  readonly steps: readonly StepView[]
  /** The steps as each belief that explains the answer has them, where they part from `steps`. */
  readonly believed: readonly BelievedView[]
  /** Rules that decide, for links. */
  readonly rules: readonly string[]
}
