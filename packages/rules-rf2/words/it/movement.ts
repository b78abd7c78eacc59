// What is refused of moves and formations, in Italian.

import type { Translated } from '@grognard/toolkit'
import type { movementRefusals as english } from '../en/movement.ts'
import { far, formedAs, inches } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

export const movementRefusals: Translated<typeof english> = {
  'move-off-table': ({ unit }) => `${name(unit)}: non è sul tavolo.`,
  'move-retreating': ({ unit }) =>
    `${name(unit)}: è in ritirata; può solo raccogliersi o andare in rotta.`,
  'move-spent': ({ unit, why }) =>
    `${name(unit)}: ${nouns.spent[why]}, e in questo turno non muove più.`,
  'move-halted': ({ unit }) => `${name(unit)}: in questo turno è ferma.`,

  'formation-of-others': ({ unit, into }) => `${name(unit)}: non può stare ${formedAs(into)}.`,
  'formation-square': ({ unit }) =>
    `${name(unit)}: non può formare il quadrato; lo può solo la fanteria regolare.`,
  'formation-double': ({ unit }) =>
    `${name(unit)}: non può formare la doppia linea; della fanteria lo fanno solo gli irregolari.`,
  'formation-skirmish': ({ unit }) => `${name(unit)}: non è addestrata all’ordine sparso.`,
  'formation-fixed': ({ unit }) => `${name(unit)}: non può mettersi sugli avantreni.`,
  'formation-refused': ({ unit, aside, stands }) =>
    `${name(unit)}: rifiuta ${aside} delle sue ${stands} basi; più della metà deve restare nel corpo.`,
  'formation-wing': ({ unit }) => `${name(unit)}: un’ala si piega di 45 o di 90 gradi.`,

  'changes-two': ({ unit }) =>
    `${name(unit)}: in un movimento cambia formazione o fa dietrofront una volta, non tutte e due le cose.`,
  'change-between': ({ unit }) =>
    `${name(unit)}: cambia all’inizio del movimento o alla fine, non per strada.`,
  'change-late': ({ unit, other }) =>
    `${name(unit)}: sarebbe in zona d’ingaggio di ${name(other)}, e può cambiare solo all’inizio del movimento.`,
  'form-turns': ({ unit }) => `${name(unit)}: cambiando formazione guarda sempre dove guardava.`,
  'siege-turns': ({ unit }) => `${name(unit)}: non può girarsi.`,
  'form-takes-all': ({ unit }) =>
    `${name(unit)}: per entrare o uscire dall’ordine sparso le serve tutto il movimento.`,
  'form-off-table': ({ unit }) => `${name(unit)}: lì non ha posto sul tavolo.`,
  'form-no-room': ({ unit, other }) =>
    `${name(unit)}: lì non ha posto, c’è di mezzo ${name(other)}.`,
  'form-near-enemy': ({ unit, other }) => `${name(unit)}: starebbe a meno di 1" da ${name(other)}.`,
  'in-place-line': ({ unit }) =>
    `${name(unit)}: sul posto si cambiano l’una nell’altra solo una linea diritta e una colonna di marcia diritta.`,

  'deploys-in-bad-going': ({ unit, ground }) =>
    `${name(unit)}: non può mettersi in batteria lì (${name(ground)}).`,

  'retire-alone': ({ unit }) => `${name(unit)}: retrocede e non fa altro.`,
  'incline-and-wheel': ({ unit }) =>
    `${name(unit)}: in un movimento non può convergere e obliquare.`,
  'incline-both': ({ unit }) => `${name(unit)}: non può obliquare a sinistra e a destra.`,
  'incline-steep': ({ unit }) => `${name(unit)}: obliqua di 22,5 gradi al più.`,
  'wheel-between': ({ unit }) =>
    `${name(unit)}: converge una volta all’inizio del movimento e una alla fine, non per strada.`,
  'wheel-column': ({ unit }) =>
    `${name(unit)}: non converge tutta insieme; è la testa che la porta altrove.`,
  'distance-below': ({ unit }) => `${name(unit)}: non può fare meno di nessuna strada.`,
  'cross-alone': ({ unit }) => `${name(unit)}: passa il ponte e per strada non fa altro.`,
  'square-moves': ({ unit }) => `${name(unit)}: è in quadrato e resta dov’è.`,
  'deployed-moves': ({ unit }) => `${name(unit)}: per muovere deve mettersi sugli avantreni.`,
  'drive-guns': ({ unit }) =>
    `${name(unit)}: converge o obliqua; solo i cannoni sugli avantreni vanno dove vogliono.`,
  'shift-skirmishers': ({ unit }) =>
    `${name(unit)}: è formata; solo chi è in ordine sparso va dove vuole.`,
  'file-columns': ({ unit }) =>
    `${name(unit)}: non è in colonna di marcia; solo una colonna segue la testa.`,
  'file-short': ({ unit, least }) =>
    `${name(unit)}: la testa fa almeno ${inches(least)} prima di girare ancora o di fermarsi.`,
  'bent-straight': ({ unit }) => `${name(unit)}: è piegata, e non può andare indietro o di lato.`,

  'pace-of-brigade': ({ unit, brigade, pace }) =>
    pace === 'march'
      ? `${name(unit)}: la sua brigata (${name(brigade)}) in questo turno è in marcia, e lei con quella.`
      : `${name(unit)}: la sua brigata (${name(brigade)}) in questo turno non è in marcia, e quindi neppure lei.`,
  'march-engaged': ({ unit, other }) =>
    `${name(unit)}: non può marciare, perché della sua brigata ${name(other)} è in zona d’ingaggio del nemico.`,
  'march-changes': ({ unit }) =>
    `${name(unit)}: non può marciare e cambiare formazione o direzione.`,
  'march-retires': ({ unit }) => `${name(unit)}: non può marciare all’indietro.`,
  'march-turns-late': ({ unit }) => `${name(unit)}: gira solo quando comincia la marcia.`,
  'march-turns-far': ({ unit }) =>
    `${name(unit)}: quando comincia la marcia gira di 45 gradi al più.`,
  'march-disorders': ({ unit, ground }) =>
    `${name(unit)}: andrebbe in disordine (${name(ground)}), e di là non può marciare.`,
  'march-near-enemy': ({ unit, other }) =>
    `${name(unit)}: marcerebbe nella zona d’ingaggio di ${name(other)}.`,

  'too-far': ({ unit, inches: most, over }) =>
    `${name(unit)}: può muovere di ${far(most)}, e sono ${inches(over)} di troppo.`,
  'too-far-over': ({ unit, inches: most, over, ground }) =>
    `${name(unit)}: ha metà movimento, ${far(most)}, se passa di là (${name(ground)}), e sono ${inches(over)} di troppo.`,
  'way-off-table': ({ unit }) => `${name(unit)}: uscirebbe dal tavolo.`,
  'ground-impassable': ({ unit }) => `${name(unit)}: di là non si passa.`,
  'ground-closed': ({ unit, ground }) =>
    `${name(unit)}: può entrare lì (${name(ground)}) solo per una strada o un varco.`,
  'near-enemy': ({ unit, other }) => `${name(unit)}: verrebbe a meno di 1" da ${name(other)}.`,
  'through-friend': ({ unit, other }) =>
    `${name(unit)}: non può passare attraverso ${name(other)}.`,
  'ends-on-friend': ({ unit, other }) =>
    `${name(unit)}: non arriva a liberare ${name(other)} dall’altra parte.`,

  'recover-order': ({ unit }) => `${name(unit)}: non è in disordine.`,
  'recover-ground': ({ unit, ground }) =>
    `${name(unit)}: non può riordinarsi finché è lì (${name(ground)}).`,
  'manhandle-who': ({ unit }) =>
    `${name(unit)}: non si può spingere a braccia; solo cannoni leggeri e medi in batteria.`,
  'manhandle-disordered': ({ unit }) =>
    `${name(unit)}: è in disordine, e non si può spingere a braccia.`,
  'manhandle-ground': ({ unit, ground }) =>
    `${name(unit)}: andrebbe in disordine (${name(ground)}), e lì non si può spingere a braccia.`,
}
