import { capital } from '@grognard/toolkit'
import { nouns } from './nouns.ts'
import { profileTitles } from './titles.ts'

/** What a name ends with, and what it begins with in Italian. */
const BODIES: { readonly [noun: string]: string } = {
  Brigade: 'Brigata',
  Division: 'Divisione',
  Battery: 'Batteria',
  battery: 'Batteria',
  guns: 'Cannoni',
  Troop: 'Batteria a cavallo',
  'Rocket Troop': 'Batteria di razzi',
  'flank battalion': 'Battaglione scelto',
  'light battalion': 'Battaglione leggero',
  'light companies': 'Compagnie leggere',
  grenadiers: 'Granatieri',
  dragoons: 'Dragoni',
}

/** What comes after the number of a regiment. */
const REGIMENTS: { readonly [noun: string]: string } = {
  Foot: 'Fanteria',
  'Foot Guards': 'Guardie a piedi',
  'Light Infantry': 'Fanteria leggera',
  Rifles: 'Fucilieri',
  Caçadores: 'Caçadores',
  'Life Guards': 'Guardie del Corpo',
  'Dragoon Guards': 'Dragoni della Guardia',
  Dragoons: 'Dragoni',
  'Royal Dragoons': 'Dragoni reali',
  'Scots Greys': 'Grigi di Scozia',
  'Light Dragoons': 'Dragoni leggeri',
  Hussars: 'Ussari',
  'Hussars of the Legion': 'Ussari della Legione',
  'Provisional Chasseurs': 'Cacciatori provvisori',
}

/** A part of a regiment: 'Company of the 60th'. */
const PARTS: { readonly [noun: string]: string } = {
  Company: 'Compagnia',
  Patrol: 'Pattuglia',
  Voltigeurs: 'Volteggiatori',
}

const WHOLE: { readonly [name: string]: string } = {
  'Life Guards': 'Guardie del Corpo',
  'Royal Horse Guards': 'Guardie reali a cavallo',
  "King's Dragoon Guards": 'Dragoni della Guardia del Re',
  'Light companies': 'Compagnie leggere',
  Voltigeurs: 'Volteggiatori',
  'Light companies of the rearguard': 'Compagnie leggere della retroguardia',
  'Riflemen of the Legion': 'Fucilieri della Legione',
  'The Household Brigade': 'Brigata della Casa reale',
  'The Union Brigade': "Brigata dell'Unione",
  'Divisional battery': 'Batteria divisionale',
  'Battery of the reserve': 'Batteria di riserva',
  'Skirmishers of the Young Guard': 'Tiratori della Giovane Guardia',
  'Twelve-pounders': 'Pezzi da dodici',
  'Eight-pounders': 'Pezzi da otto',
  'Escort of the guns': 'Scorta dei cannoni',
  'Cavalry of the rearguard': 'Cavalleria della retroguardia',
  'Horse of the Guard': 'Cavalleria della Guardia',
  'The battery': 'Grande batteria',
  'The 15th Hussars': '15° Ussari',
  '1st horse battery': '1ª Batteria a cavallo',
  '2nd horse battery': '2ª Batteria a cavallo',
  Chasseurs: 'Cacciatori',
  'The Earl of Uxbridge': 'Conte di Uxbridge',
  red: 'rosso',
  blue: 'blu',
  Red: 'Rosso',
  Blue: 'Blu',
  umpire: 'arbitro',
  Umpire: 'Arbitro',
}

/** Which part of its regiment or battery it is. */
const WINGS: { readonly [wing: string]: string } = {
  right: 'destra',
  left: 'sinistra',
  'right wing': 'ala destra',
  'left wing': 'ala sinistra',
  '1st wing': '1ª ala',
  '2nd wing': '2ª ala',
}

/** The longer ones first: each is looked for at the beginning. */
const RANKS: readonly (readonly [rank: string, italian: string])[] = [
  ['Lieutenant-General', 'Tenente generale'],
  ['Major-General', 'Maggior generale'],
  ['Brigadier-General', 'Generale di brigata'],
  ['Lieutenant-Colonel', 'Tenente colonnello'],
  ['Colonel', 'Colonnello'],
  ['Brigadier', 'Brigadiere'],
  ['Marshal', 'Maresciallo'],
  ['Le maréchal', 'Maresciallo'],
  ['Général de division', 'Generale di divisione'],
  ['General', 'Generale'],
  ['Général', 'Generale'],
]

/** Places of the ready battles, with their articles. */
const PLACES: { readonly [place: string]: string } = {
  'The pine wood': 'la pineta',
  'The coast track': 'la pista costiera',
  'The Coa': 'il Coa',
  'The hill': 'la collina',
  'The stone enclosure': 'il recinto di pietra',
  'Chestnut wood': 'il castagneto',
  'Oak wood': 'il querceto',
  'The hollow': 'il fosso',
  Vineyards: 'i vigneti',
  Gardens: 'gli orti',
  'The road to Carrión': 'la strada per Carrión',
  'The road to Alfayates': 'la strada per Alfayates',
  'The plain': 'la piana',
  'The edge of the wood': 'il margine del bosco',
  'The chapel': 'la cappella',
  'The farm': 'la fattoria',
  'The copse': 'il boschetto',
  'The enclosure': 'il recinto',
  'The ford': 'il guado',
  'The road': 'la strada',
}

const FEMININE: ReadonlySet<string> = new Set([
  'bog',
  'road',
  'hedge',
  'fence',
  'escarpment',
  'hill',
])

/** A place within a sentence, with its article where it has one: 'la pineta', 'Hougoumont'. */
export function place(proper: string): string {
  const [, kind, number] = /^([a-z]+) (\d+)$/.exec(proper) ?? []
  const noun = kind === undefined ? undefined : nouns.terrain[kind as keyof typeof nouns.terrain]
  if (noun !== undefined) return `${FEMININE.has(kind as string) ? 'la' : 'il'} ${noun} ${number}`
  const [, objective] = /^Objective (\d+)$/.exec(proper) ?? []
  return objective === undefined ? (PLACES[proper] ?? proper) : `l'obiettivo ${objective}`
}

/** A name in Italian; one that is not understood stays as it is. */
export function name(proper: string): string {
  const [, head = proper, tail] = /^(.*), ([a-z0-9 ]+)$/.exec(proper) ?? []
  const wing = tail === undefined ? undefined : WINGS[tail]
  return wing === undefined ? body(proper) : `${body(head)}, ${wing}`
}

const body = (head: string): string =>
  WHOLE[head] ?? regiment(head) ?? part(head) ?? ranked(head) ?? french(head) ?? rest(head)

const rest = (head: string): string => {
  const there = place(head)
  return there === head ? (numbered(head) ?? owned(head) ?? head) : capital(there)
}

const REGIMENT = /^(\d+\/)?(\d+)(?:st|nd|rd|th|er|e)$/

/** '1/95th' as '1/95°'. */
function ordinal(number: string): string | null {
  const [, battalion = '', count] = REGIMENT.exec(number) ?? []
  return count === undefined ? null : `${battalion}${count}°`
}

/** '1/95th Rifles'. */
function regiment(head: string): string | null {
  const [, number = '', noun = ''] = /^(\S+) (.+)$/.exec(head) ?? []
  const said = REGIMENTS[noun]
  const count = ordinal(number)
  return said === undefined || count === null ? null : `${count} ${said}`
}

/** 'Company of the 60th', 'Patrol of the 4e Chasseurs'. */
function part(head: string): string | null {
  const [, noun = '', number = '', of] = /^(\w+) of the (\S+)( Chasseurs)?$/.exec(head) ?? []
  const [said, count] = [PARTS[noun], ordinal(number)]
  if (said === undefined || count === null) return null
  const joins = /^(?:8\d?|11)°/.test(count) ? "dell'" : 'del '
  return `${said} ${joins}${count}${of === undefined ? '' : ' Cacciatori'}`
}

/** 'Major-General Ashworth', 'General'. */
function ranked(head: string): string | null {
  for (const [rank, said] of RANKS)
    if (head === rank || head.startsWith(`${rank} `)) return `${said}${head.slice(rank.length)}`
  return null
}

/** 'Brigade Brayer', and 'Brigade 2' of an army at random. */
function french(head: string): string | null {
  const [, noun, of] = /^(Brigade|Division) (.+)$/.exec(head) ?? []
  return noun === undefined ? null : `${noun === 'Brigade' ? 'Brigata' : 'Divisione'} ${of}`
}

/** 'Line Infantry 3', as armies at random are named. */
function numbered(head: string): string | null {
  const [, title = head, number] = /^(.+) (\d+)$/.exec(head) ?? []
  const said = profileTitles[title]
  if (said === undefined) return null
  return number === undefined ? said : `${said} ${number}`
}

/** "Colborne's Brigade", "Cleeves' Battery". */
function owned(head: string): string | null {
  const [, owner, noun = ''] = /^(.+?)(?:['’]s|(?<=s)['’]) (.+)$/.exec(head) ?? []
  const said = BODIES[noun]
  return owner === undefined || said === undefined ? null : `${said} di ${owner}`
}
