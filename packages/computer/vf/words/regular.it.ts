import type { Translated } from '@grognard/toolkit'
import type { regularReasons as english } from './regular.en.ts'

const times = (chance: number): string => `${chance} volte su 100`
const decimal = (value: number): string => value.toFixed(1).replace('.', ',')

const WHY: Readonly<Record<string, string>> = {
  first: 'come vuole il piano',
  kept: 'come prima',
  taken: 'ora che è stato preso',
  lost: 'ora che è stato perduto',
  spent: 'poiché le sue unità sono scosse',
  better: 'poiché ora promette di più',
}

const why = (code: string): string => WHY[code] ?? code

const losses = ({ there, here }: { readonly there: number; readonly here: number }): string =>
  `perdite attese ${decimal(there)} contro ${decimal(here)} dov’era`

export const regularReasons: Translated<typeof english> = {
  'own-objective': () => 'Un obiettivo vicino alla propria linea si tiene con meno uomini.',
  'lines-up': ({ unit, goal }) => `${unit} prende posto in linea verso ${goal}.`,
  'in-reserve': ({ unit }) => `${unit} non trova posto in linea e verrà più tardi.`,
  'at-hand': ({ leader }) => `${leader} sta dove ha in mano più unità.`,
  'keeps-inspiration': ({ unit }) =>
    `${unit}: non si spende la carta, può servire di più per un test di Fortitude della brigata.`,

  'order-take': ({ brigade, objective, why: code }) =>
    `${brigade} deve prendere ${objective}, ${why(code)}.`,
  'order-hold': ({ brigade, objective, why: code }) =>
    `${brigade} deve tenere ${objective}, ${why(code)}.`,
  'order-screen': ({ brigade, objective, why: code }) =>
    `${brigade} deve coprire gli altri presso ${objective}, ${why(code)}.`,
  'order-reserve': ({ brigade, why: code }) =>
    `${brigade} deve ripiegare e chiamare a raccolta, ${why(code)}.`,

  'shoots-at': ({ target, losses: lost, routs }) =>
    `${target} è il bersaglio migliore: ${decimal(lost)} perdite attese, e va in rotta ${times(routs)}.`,
  prepares: ({ target, losses: lost }) =>
    `${target} sta per essere assaltata e prima le si spara: ${decimal(lost)} perdite attese.`,
  'holds-fire': () => 'Nessun tiro vale più di ciò che gli altri faranno invece.',
  shoots: ({ unit, target, losses: lost }) =>
    `${unit} guida il fuoco su ${target}: ${decimal(lost)} perdite attese.`,

  strikes: ({ unit, target, wins, helpers }) =>
    helpers === 0
      ? `${unit} assalta ${target}: vince ${times(wins)}.`
      : `${unit} assalta ${target} con ${helpers} in aiuto: vince ${times(wins)}.`,
  recovers: ({ unit, back }) =>
    `${unit} si chiama a raccolta: ${decimal(back)} perdite tolte in media.`,
  stands: ({ unit }) => `${unit} non trova un posto migliore del suo.`,
  fights: ({ unit }) => `${unit} resta in mischia.`,
  'breaks-away': ({ unit }) => `${unit} si sgancia da una mischia che va male.`,
  'for-objectives': ({ unit, goal }) => `${unit} va dove i suoi uomini contano per ${goal}.`,
  'for-task': ({ unit, goal }) => `${unit} prosegue verso ${goal}.`,
  'for-fire': (moved) => `${moved.unit} va dove il suo fuoco pesa; ${losses(moved)}.`,
  'for-assault': ({ unit }) => `${unit} si porta avanti per un assalto.`,
  'for-exposure': (moved) => `${moved.unit} si toglie dal fuoco; ${losses(moved)}.`,
  'for-danger': ({ unit }) => `${unit} si porta fuori dalla portata di un assalto.`,
  'for-support': (moved) => `${moved.unit} si muove a Supporto della brigata; ${losses(moved)}.`,
  'for-command': ({ unit }) => `${unit} torna a portata di voce del suo comandante.`,
  shelters: ({ unit, feature }) => `${unit} occupa ${feature}.`,

  rides: ({ leader, units }) =>
    `${leader} cavalca dove ha in mano ${units} ${units === 1 ? 'unità sola' : 'unità'}.`,
  'leader-stays': ({ leader }) => `${leader} è dove serve.`,
  'best-fights': ({ unit, target, wins }) =>
    `Queste mischie hanno le probabilità migliori; ${unit} vince contro ${target} ${times(wins)}.`,
}
