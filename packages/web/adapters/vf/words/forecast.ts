import { capital, english, italian } from '@grognard/toolkit'

type Dice = { readonly dice: number; readonly score: number }

const enDice = ({ dice, score }: Dice): string =>
  `${english.counted(dice, 'die', 'dice')} on ${score}${score >= 6 ? '' : '+'}`
const itDice = ({ dice, score }: Dice): string =>
  `${italian.counted(dice, 'dado', 'dadi')} al ${score}${score >= 6 ? '' : '+'}`

/** What a fight or a volley would bring, in English. */
export const forecastEn = {
  against: (a: Dice, b: Dice): string =>
    `${capital(enDice(a))} against ${b.dice} on ${b.score}${b.score >= 6 ? '' : '+'}.`,
  throws: (a: Dice): string => `${capital(enDice(a))}.`,
  outcomes: { win: 'Win', tied: 'Tied', lose: 'Lose', other: 'No fight' },
  losses: { ours: 'We lose', theirs: 'They lose' },
  routs: (percent: string): string => `rout ${percent}`,
  shaken: (percent: string): string => `shaken ${percent}`,
  tests: 'shaken: tests',
  ties: (ours: boolean, why: string): string => `Ties are ${ours ? 'ours' : 'theirs'}: ${why}.`,
  by: (ours: boolean) => ({
    losses: '',
    'active side': `it is ${ours ? 'our' : 'their'} turn`,
    attacker: `${ours ? 'we' : 'they'} attack`,
    height: `${ours ? 'we' : 'they'} stand higher`,
    cover: `${ours ? 'we' : 'they'} are in cover`,
  }),
  helped: (ours: string, theirs: string): string =>
    [ours && `We are helped by ${ours}`, theirs && `they by ${theirs}`].filter(Boolean).join(', '),
  helpedTheirs: (theirs: string): string => `They are helped by ${theirs}`,
  square: 'Cavalry throws before a square: it may not come to a fight.',
  halved: (ours: boolean, why: string): string =>
    `${ours ? 'Our' : 'Their'} losses are halved: ${why}.`,
  again: (ours: boolean, faces: string, most: number | undefined): string =>
    `${ours ? 'Our' : 'Their'} dice of ${faces} are thrown again${most === undefined ? '' : `, ${most} at most`}.`,
  diceOf: (name: string): string => `Dice of ${name}`,
  modifierOf: (name: string): string => `Hit modifiers of ${name}`,
  lossesOf: (name: string): string => `Losses of ${name} if all dice hit`,
}

/** The same in Italian. */
export const forecastIt: typeof forecastEn = {
  against: (a, b) =>
    `${capital(itDice(a))} contro ${b.dice} al ${b.score}${b.score >= 6 ? '' : '+'}.`,
  throws: (a) => `${capital(itDice(a))}.`,
  outcomes: { win: 'Vinto', tied: 'Pari', lose: 'Perso', other: 'Nessuno scontro' },
  losses: { ours: 'Perdiamo', theirs: 'Perdono' },
  routs: (percent) => `in rotta ${percent}`,
  shaken: (percent) => `scossa ${percent}`,
  tests: 'scossa: test',
  ties: (ours, why) => `I pareggi sono ${ours ? 'nostri' : 'loro'}: ${why}.`,
  by: (ours) => ({
    losses: '',
    'active side': `è il ${ours ? 'nostro' : 'loro'} turno`,
    attacker: ours ? 'attacchiamo noi' : 'attaccano loro',
    height: `${ours ? 'stiamo' : 'stanno'} più in alto`,
    cover: `${ours ? 'siamo' : 'sono'} in copertura`,
  }),
  helped: (ours, theirs) =>
    [ours && `Ci aiuta ${ours}`, theirs && `li aiuta ${theirs}`].filter(Boolean).join(', '),
  helpedTheirs: (theirs) => `Li aiuta ${theirs}`,
  square: 'La cavalleria tira davanti a un quadrato: può non esserci scontro.',
  halved: (ours, why) => `${ours ? 'Le nostre' : 'Le loro'} perdite si dimezzano: ${why}.`,
  again: (ours, faces, most) =>
    `${ours ? 'I nostri' : 'I loro'} dadi con ${faces} si tirano di nuovo${most === undefined ? '' : `, al massimo ${most}`}.`,
  diceOf: (name) => `Dadi di ${name}`,
  modifierOf: (name) => `Modificatori al tiro di ${name}`,
  lossesOf: (name) => `Perdite di ${name} se ogni dado colpisce`,
}
