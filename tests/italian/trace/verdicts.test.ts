import { describeQuestion, describeVerdict } from '#lib/italian/index'
import { type Call, callOf } from '#lib/questions/calls'
import { explain, type Item, instantiate, toPublic } from '#lib/questions/index'
import type { MisconceptionId } from '#lib/rules/index'

// Verdicts that once left out why, cited a rule that had not acted, or told what had not been so: each by the question that showed it.

interface Row {
  /** What is true of it now. */
  readonly title: string
  readonly id: string
  /** Parts of what the question says. */
  readonly stem?: readonly string[]
  /** Words that nothing of it has. */
  readonly never?: readonly string[]
  /** Sentences of the verdict in this order, each with the rules that it must cite. */
  readonly says?: readonly (readonly [string, ...string[]])[]
  /** Sentences of those who believe something. */
  readonly believed?: Readonly<Record<string, readonly string[]>>
}

const rows: readonly Row[] = [
  {
    title: 'one shield counter is enough for all damage of one moment',
    id: 'shield-counters.v1.0-1-0-1-0-1-0',
    says: [
      ['Nello stesso momento il segnalino scudo previene 5 danni a Orso: ne basta uno per tutto il danno.', '122.1c'],
    ],
  },
  {
    title: 'who holds a sorcery with madness to its own times is told when they are',
    id: 'madness-sorcery.v4.1-2-1-2-0-1-1',
    believed: {
      'madness-sorcery-timing': [
        'Patto è una stregoneria: fuori dalla propria fase principale Noemi non può lanciare la carta.',
      ],
    },
  },
  {
    title: 'a permanent that somebody else controls goes to the hand of its owner',
    id: 'stolen-spell.v2.1-1-2-2',
    says: [['Fante torna nella mano del proprietario, cioè di Ambra.', '400.3']],
  },
  {
    title: 'the mana value of a copied back is of the rule of backs',
    id: 'back-worth.v1.3-0-0-1-0',
    says: [['Spirito copia un retro, che non ha costo di mana: il valore di mana è 0.', '202.3b']],
  },
  {
    title: 'an Aura that is put onto the battlefield has no target for hexproof to forbid',
    id: 'auras-put.v1.1-1-2-1-0-2',
    says: [
      [
        'Chi mette sul campo di battaglia un’Aura sceglie che cosa incanta senza bersagliare: anti-malocchio vieta solo i bersagli.',
        '303.4f',
      ],
    ],
  },
  {
    title: 'a fused spell says which half comes first, and who believes otherwise the other one',
    id: 'fuse-order.v1.1-0-2-3-2-1',
    stem: ['una carta split con fusione e le metà Fiamma', 'Arturo lancia le due metà fuse di Fiamma // Marea.'],
    says: [
      ['Fiamma // Marea si risolve: prima le istruzioni della metà sinistra, Fiamma, poi quelle di Marea.', '702.102d'],
    ],
    believed: {
      'fuse-right-first': [
        'Fiamma // Marea si risolve: prima le istruzioni della metà destra, Marea, poi quelle di Fiamma.',
      ],
    },
  },
  {
    title: 'whoever controls a target sacrifices it: no player is a target as well',
    id: 'kokusho-shielded.v1.1-0-1-1',
    stem: ['con bersaglio Kokusho: «Il controllore di una creatura bersaglio la sacrifica.»'],
  },
  {
    title: 'a land whose type is set has lost its abilities, and that is said',
    id: 'dependent-lands.v1.2-1-0-0-1-1',
    says: [
      [
        "L'effetto di Pozzo dipende da quello di Altare: viene dopo, qualunque sia il più vecchio, e allora non c'è più.",
        '613.8',
      ],
      ['Un effetto che fissa il tipo di una terra toglie le abilità stampate: Pozzo non ha più le proprie.', '305.7'],
    ],
    believed: { 'set-type-keeps-abilities': ["L'effetto di Ambra distrugge Isola e Bosco."] },
  },
  {
    title: 'how something enters depends on what it will be, and that is said',
    id: 'entering-ahead.v1.4-0-0-1-1-0-1',
    stem: ['«Questa creatura entra con un segnalino +1/+1.»', '«Gli artefatti entrano TAPpati.»'],
    says: [
      [
        "Conta com'è il permanente sul campo di battaglia, e non altrove: lì Orso e Lupo sono anche artefatti.",
        '614.12',
      ],
    ],
  },
  {
    title: 'who is asked about and has not lost is short of the limit',
    id: 'infect-statements.v1.3-3-3-0-0',
    says: [['Nunzio ha 9 segnalini veleno e si perde con 10: Nunzio resta in partita.', '704.5c']],
  },
  {
    title: 'a copy takes no counters, and that is said where somebody believes that it does',
    id: 'copy-of-tapped.v2.2-0-1-0-0',
    says: [
      ['Spirito si risolve ed entra come copia di Golem sotto il controllo di Arturo.', '707.2'],
      ['Una copia non prende lo stato: Golem è TAPpato, Spirito entra STAPpato.', '110.5a'],
      [
        'Una copia prende ciò che è stampato, cambiato solo da altri effetti di copia: segnalini e bonus restano dove sono.',
        '707.2',
      ],
    ],
  },
  {
    title: 'a copy of a copy is called so',
    id: 'copy-exception.v1.2-1-1-1-0-1-1',
    says: [
      ['Lince diventa una copia di Sfinge, che è una copia di Golem, fino alla fine del turno.', '611.2c'],
      [
        'Ciò che rende una copia diversa dal suo originale è un valore copiabile: chi copia la copia lo prende.',
        '707.9',
      ],
    ],
    believed: { 'copy-takes-printed-card': ['Lince diventa una copia di Sfinge fino alla fine del turno.'] },
  },
  {
    title: 'who discards has more cards than the maximum, and who does not is not the active player',
    id: 'hand-limit-board.v2.3-1-1-0',
    says: [
      ['Nella sottofase di cancellazione Aldo ha 8 carte in mano e il massimo è 7: scarta 1 carta.', '514.1'],
      ['Nella cancellazione scarta solo il giocatore attivo, che è Aldo: Nora resta con 11 carte in mano.', '514.1'],
    ],
  },
  {
    title: 'cards that somebody divides into piles are revealed',
    id: 'jace-and-chimera.v1.4-2-0',
    stem: ['«−2: rivela le prime tre carte del tuo grimorio. Un avversario le divide in due mucchi.'],
  },
  {
    title: "a resolved spell goes to its owner's graveyard",
    id: 'borrowed-spell.v2.2-1-1-1-1',
    says: [['Preghiera va nel cimitero del proprietario, cioè di Nunzio.', '400.3']],
    believed: { 'stolen-creature-my-graveyard': ['Preghiera va nel cimitero di Ambra.'] },
  },
  {
    title: 'combat is not over while an ability that triggered on its damage waits',
    id: 'damage-is-loss.v3.1-1-0-1-0-2-0',
    stem: ['Le creature infliggono il danno da combattimento. Poi si risolve un effetto di Nora'],
    never: ['opo il combattimento'],
  },
  {
    title: 'what is not allowed stands without a pause before it',
    id: 'escalate-cost.v2.1-1-0-1-0-1',
    never: [', scegliendo'],
  },
  {
    title: 'who mills more cards than there are mills all of them, by a rule of its own',
    id: 'mill-all.v3.1-3-1-0',
    says: [['Nora macina 2 carte, cioè tutto il grimorio.', '701.17b']],
  },
  {
    title: 'a land is there at once',
    id: 'land-and-spells.v2.4-0-0-0-0',
    says: [['Anna gioca Pianura, che entra senza usare la pila.', '116.2a']],
    believed: { 'respond-to-land': ['Anna gioca Pianura.'] },
  },
  {
    title: 'who has just arrived blocks, and that is why',
    id: 'sick-block.v3.3-1-2-0',
    says: [
      ['Lupo è arrivato in questo turno, e la debolezza da evocazione non riguarda chi blocca.', '302.6'],
      ['Difensore vieta di attaccare e non dice nulla dei blocchi.', '702.3b'],
      ['Lupo blocca Orso.', '509.1a'],
    ],
  },
  {
    title: 'a condition that is no longer true says with which number',
    id: 'intervening-if.v2.2-2-2-1-1-0-1',
    says: [
      [
        "Alice ha 12 punti vita: l'abilità di Campana ne chiede almeno 15 e lascia la pila senza fare niente.",
        '608.2a',
      ],
    ],
  },
  {
    title: 'an ability is of whoever controlled its source as it triggered',
    id: 'trigger-owner.v2.1-5-2-0-2',
    says: [
      [
        "Un'abilità innescata è di chi controllava la fonte quando si è innescata, anche se ora la controlla un altro.",
        '113.8',
      ],
      ['Ambra guadagna 2 punti vita: da 20 a 22.', '119.3'],
    ],
  },
  {
    title: 'a spell without legal targets does not resolve by the rule that says so',
    id: 'equip-moves.v1.1-1-1-2-0-0-1-0',
    says: [
      ["Lince è ora sotto il controllo di Nadia: senza bersagli legali l'abilità di Lama non si risolve.", '608.2b'],
    ],
  },
  {
    title: 'only who believes it adds the damage of two commanders, or counts what is not combat damage',
    id: 'commander-damage.v2.5-0-0-0-1-2',
    stem: ['con Generale, uno dei propri comandanti,', 'con Gemello, uno dei propri comandanti,'],
    believed: {
      'commander-partners-add': [
        'Al controllo delle azioni generate dallo stato Noemi ha subito almeno 21 danni da combattimento da più comandanti e perde la partita.',
      ],
      'commander-any-damage': [
        'Al controllo delle azioni generate dallo stato Bruno ha subito almeno 21 danni dallo stesso comandante e perde la partita.',
      ],
    },
  },
  {
    title: 'a cost of loyalty is explained before it is paid',
    id: 'loyalty-paid.v1.0-2-0-0-1',
    says: [
      ['Per un costo di fedeltà servono tanti segnalini quanti se ne tolgono: può non restarne nessuno.', '606.6'],
      ["Alice attiva l'abilità di Eremita: per il costo rimuove 3 segnalini fedeltà.", '602.2'],
    ],
  },
  {
    title: 'an instant stays where it is because it is one',
    id: 'put-onto-battlefield.v2.0-2-1-4-1-0',
    says: [['Scossa è un istantaneo: non può entrare e resta nella mano di Nino.', '400.4a']],
  },
  {
    title: 'who has a total of their own is still no opponent of a team mate',
    id: 'team-each-player.v2.6-3-1',
    believed: {
      '2hg-life-per-player': [
        'Braciere infligge 4 danni a Nino, che perde 4 punti vita: da 14 a 10.',
        'Nello stesso momento Braciere infligge 4 danni a Carla, che perde 4 punti vita: da 14 a 10.',
      ],
    },
  },
  {
    title: 'of an Equipment that is a creature the verdict says so',
    id: 'equipment-animated.v1.1-3-3-0-0',
    says: [
      [
        'Egida è anche creatura e non può equipaggiare Lupo: un’azione generata dallo stato stacca Egida, che resta sul campo di battaglia.',
        '704.5n',
      ],
    ],
  },
  {
    title: 'a card prints a moment after «poi» without a comma',
    id: 'kiki-jiki-token.v1.1-0-3-1',
    stem: ["poi all'inizio della prossima sottofase finale sacrifica quella pedina.»"],
  },
]

const calls: readonly Row[] = [
  {
    title: 'one illegal target stops nothing, and who believes that it does says so',
    id: 'target-answered.v1.1-1-2-1-0-1',
    believed: {
      'partial-illegal-fizzles': [
        'Lince non è più sul campo di battaglia, e basta questo: Folgore non si risolve e va nel cimitero di Anna.',
      ],
    },
  },
  {
    title: 'who does not pay for ward does not pay, and no damage is asked about where none was dealt',
    id: 'ward-paid.v1.0-2-0-0-0-0',
    says: [
      ['Ambra non paga {1}.'],
      ["L'abilità di Lince neutralizza Rovina, che senza effetto va nel cimitero di Ambra.", '701.6a'],
      ['Lince resta sul campo di battaglia.'],
    ],
    never: ['Il danno segnato su Lince è 0'],
  },
  {
    title: 'what is to be played next is, whatever waits for somebody who discards at once',
    id: 'full-hand.v2.2-2-1-1-0',
    says: [
      ['Nella cancellazione scarta solo il giocatore attivo, che è Nadia: Aldo resta con 9 carte in mano.', '514.1'],
    ],
    believed: { 'hand-limit-immediate': ['Aldo perde 3 punti vita: da 3 a 0.'] },
    never: ['non può farlo'],
  },
  {
    title: "who attacks with what was another's has had it since the turn began",
    id: 'borrowed-attacker.v1.0-0-1-0-0',
    says: [["Arturo controlla Golem dall'inizio del turno: Golem può attaccare.", '302.6']],
  },
  {
    title: 'a condition is looked at twice, before what comes of it',
    id: 'won-at-upkeep.v1.3-0-0-0',
    says: [
      [
        "La condizione si controlla quando accade l'evento e di nuovo alla risoluzione: è vera entrambe le volte.",
        '603.4',
      ],
      ['Ambra vince la partita.', '104.2b'],
    ],
  },
  {
    title: 'who is above 0 when it is looked at stays, by the rule that looks',
    id: 'down-and-up.v1.3-1-0-0-0-1',
    says: [['Nora ha 1 punto vita e resta in partita.', '704.5a']],
  },
  {
    title: 'what keeps an Aura off is named',
    id: 'aura-lands.v1.1-0-0-1-1',
    says: [['Lince ha protezione dal nero: Catena non può entrare e resta nel cimitero di Aldo.', '702.16c']],
  },
  {
    title: 'what is there has been said to be there once',
    id: 'made-small.v1.1-1-0-0-1-0',
    says: [
      ['I segnalini si aggiungono dopo ciò che fissa forza e costituzione, in qualunque ordine arrivino.', '613.4'],
      ['Il danno segnato su Troll è 2 e la costituzione è 3: Troll resta sul campo di battaglia.', '704.5g'],
    ],
  },
  {
    title: 'a shield takes the place of what is about to destroy, and that is toughness 0',
    id: 'regenerated.v1.3-1-0-0-2-0',
    believed: {
      'zero-toughness-is-destroy': [
        "Fenice ha costituzione 0: un'azione generata dallo stato sta per distruggere Fenice.",
      ],
    },
    never: ['tocco letale'],
  },
]

const plain = (text: string): string => text.replaceAll('’', "'").replaceAll(/\u00a0/g, ' ')

function read(item: Item | Call['item']) {
  const seed = item.id
  const ids = [...new Set(item.options.flatMap((o) => (o.key === item.right ? [] : o.beliefs)))] as MisconceptionId[]
  const view = describeVerdict(item as Item, {
    seed,
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item as Item, ids),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })
  const { stem, ask } = describeQuestion(toPublic(item as Item), { seed })
  return {
    stem: plain([...stem, ask].join(' ')),
    steps: view.steps.map(({ sentence, rules }) => ({ sentence: plain(sentence), rules })),
    believed: new Map(view.believed.map(({ belief, steps }) => [belief, steps.map((s) => plain(s.sentence))])),
  }
}

function check({ id, stem = [], never = [], says = [], believed = {} }: Row, item: Item | Call['item']): void {
  const found = read(item)
  for (const part of stem) expect([id, found.stem]).toEqual([id, expect.stringContaining(plain(part))])
  const wanted = says.map(([sentence]) => plain(sentence))
  expect(found.steps.flatMap(({ sentence }) => (wanted.includes(sentence) ? [sentence] : []))).toEqual(wanted)
  for (const [sentence, ...rules] of says)
    expect(found.steps.find((s) => s.sentence === plain(sentence))?.rules).toEqual(expect.arrayContaining(rules))
  for (const [belief, sentences] of Object.entries(believed))
    expect(found.believed.get(belief)).toEqual(expect.arrayContaining(sentences.map(plain)))
  const everything = [found.stem, ...found.steps.map((s) => s.sentence), ...[...found.believed.values()].flat()]
  expect(everything.filter((text) => never.some((words) => text.includes(words)))).toEqual([])
}

it.each(rows)('$title', (row) => {
  const made = instantiate(row.id)
  if (!made.ok) throw new Error(`${row.id}: ${made.error}`)
  check(row, made.value)
})

it.each(calls)('at the table: $title', (row) => {
  const made = callOf(row.id)
  if (!made.ok) throw new Error(`${row.id}: ${made.error}`)
  check(row, made.value.item)
})

test('a loss prevented for somebody who takes a payment for damage cites no rule on payments', () => {
  const made = instantiate('pay-behind-shield.v3.2-1-1-3-1')
  if (!made.ok) throw new Error(made.error)
  const said = read(made.value).steps.find(({ sentence }) => sentence.startsWith('Perdere punti vita'))
  expect(said?.rules).toEqual(['615.1'])
})

test('the reason of a right yes is the rule that the question is about', () => {
  const made = instantiate('free-x.v3.1-0-4-0-1')
  if (!made.ok) throw new Error(made.error)
  const key = made.value.options.find(({ key: k }) => k === made.value.right)
  expect(key?.value).toMatchObject({ verdict: true, reason: '601.2f' })
})
