import { italian, type Translated } from '@grognard/toolkit'
import type { reasons as english } from './en.ts'

const { listed } = italian

const to = (goal: string): string => (goal === '' ? '' : ` verso ${goal}`)

const EDGES: Readonly<Record<string, string>> = {
  top: 'superiore',
  bottom: 'inferiore',
  left: 'sinistro',
  right: 'destro',
}

export const reasons: Translated<typeof english> = {
  any: () => 'Qui una scelta vale l’altra.',

  battlefield: () => 'Qualsiasi campo di battaglia equo va bene.',
  edge: ({ edge }) => `Il bordo ${EDGES[edge] ?? edge} vale quanto l’altro.`,
  objective: () => 'Un obiettivo vicino al proprio bordo si tiene facilmente.',
  allots: () => 'Le brigate sono divise in parti uguali.',
  'deploys-brigade': ({ brigade }) =>
    `${brigade} è la brigata più grande rimasta e prende il posto migliore.`,
  deploys: ({ unit, goal }) => `${unit} si schiera dove può marciare${to(goal)}.`,
  'holds-back': ({ unit }) => `${unit} è tenuta per dopo.`,
  'deploys-leader': ({ leader }) => `${leader} resta dietro il centro delle sue unità.`,
  'goes-first': () => 'Chi comincia spara per primo e prende per primo gli obiettivi.',

  'keeps-cards': () => 'Nessuna carta aiuterebbe abbastanza adesso.',
  plays: ({ card }) => `È il momento di ${card}.`,
  'plays-on': ({ card, on }) => `È il momento di ${card}, su ${on}.`,

  'activates-first': ({ brigade }) =>
    `${brigade} ha più bisogno di ordini, e sotto gli occhi del comandante d’armata agisce senza test.`,
  activates: ({ brigade }) => `Ora tocca a ${brigade}.`,
  'brings-on': ({ unit }) => `C’è bisogno di ${unit} sul campo.`,
  urges: ({ unit }) => `Vale una carta che ${unit} agisca subito.`,
  'all-ordered': () => 'Tutti hanno i loro ordini.',

  assaults: ({ unit, target, wins }) =>
    `${unit} assalta ${target}: vince ${wins} volte su 100, e il rischio vale la pena.`,
  charges: ({ unit, target }) => `${unit} si getta su ${target}, comunque vada.`,
  rallies: ({ unit, losses }) =>
    `${unit} ha ${losses} ${losses === 1 ? 'perdita' : 'perdite'} e niente di meglio da fare che una chiamata a raccolta.`,
  'rallies-shaken': ({ unit }) => `${unit} è scossa e tenta la chiamata a raccolta.`,
  withdraws: ({ unit, enemy }) => `${unit} è scossa e ripiega fuori dalla portata di ${enemy}.`,
  'breaks-off': ({ unit, enemy }) => `${unit} rompe il contatto con ${enemy}.`,
  'fights-on': ({ unit, enemy }) => `${unit} continua a combattere contro ${enemy}.`,
  'guns-stay': ({ unit }) => `${unit} ha un campo di tiro e resta.`,
  'guns-wait': ({ unit }) => `${unit} non trova un posto migliore.`,
  unlimbers: ({ unit, enemy }) => `${unit} mette in batteria dove può sparare a ${enemy}.`,
  limbers: ({ unit, goal }) => `${unit} da qui non vede bersagli e prosegue${to(goal)}.`,
  advances: ({ unit, goal }) => `${unit} avanza${to(goal)}.`,
  doubles: ({ unit, goal }) => `Nessun nemico è vicino: ${unit} va a passo doppio${to(goal)}.`,
  'moves-to-fire': ({ unit }) => `${unit} va dove il suo fuoco conta.`,
  'moves-out-of-fire': ({ unit }) => `${unit} si toglie dal fuoco nemico.`,
  'guards-flank': ({ unit }) => `${unit} si volge verso chi potrebbe prenderla sul fianco.`,
  'avoids-cavalry': ({ unit }) => `${unit} si tiene lontana dalla cavalleria.`,
  'forms-square': ({ unit }) => `${unit} forma il quadrato davanti alla cavalleria.`,
  'closes-up': ({ unit }) => `${unit} serra sulla sua brigata.`,
  'comes-to-leader': ({ unit }) => `${unit} torna a portata del suo comandante.`,
  occupies: ({ unit, feature }) => `${unit} tiene l’obiettivo da dentro ${feature}.`,
  leaves: ({ unit, feature }) => `${unit} non serve più in ${feature}.`,
  holds: ({ unit, objective }) => `${unit} resta dov’è, per ${objective}.`,
  stays: ({ unit }) => `${unit} resta dov’è.`,
  'leader-stays': ({ leader }) => `${leader} è dove c’è bisogno di lui.`,
  'leader-rides': ({ leader }) => `${leader} va dove più uomini lo sentono.`,
  arrives: ({ unit, goal }) => `${unit} arriva e marcia${to(goal)}.`,
  waits: ({ unit }) => `Per ${unit} non c’è ancora posto.`,

  fires: ({ target, losses }) =>
    `Il fuoco conta di più su ${target}: circa ${decimal(losses)} perdite.`,
  'holds-fire': () => 'Chi potrebbe ancora sparare ha di meglio da fare.',
  shoots: ({ unit, target, losses }) =>
    `${unit} spara meglio di tutti a ${target}: circa ${decimal(losses)} perdite.`,
  lends: ({ unit, count }) =>
    count === 0
      ? `Nessuno può essere distolto per dare Supporto a ${unit}.`
      : `${count === 1 ? 'Un’unità non ha un bersaglio migliore e dà Supporto a' : `${count} unità non hanno un bersaglio migliore e danno Supporto a`} ${unit}.`,

  fights: ({ units }) => `Prima il combattimento più sicuro: ${listed(units)}.`,
  supports: ({ unit }) => `Chiunque può dà Supporto a ${unit}.`,
  shares: ({ units }) => `Una perdita in più tocca a chi la sopporta meglio: ${listed(units)}.`,
  'in-turn': ({ unit }) => `${unit} è la meno necessaria, e va per prima.`,
  stands: ({ unit }) => `${unit} tiene il terreno conquistato.`,
  'comes-back': ({ unit }) => `${unit} ha fatto la sua parte e torna indietro.`,
  'takes-feature': ({ unit }) => `${unit} prende ciò che ha conquistato.`,
  retreats: ({ unit }) => `${unit} ripiega il più lontano possibile dal nemico.`,
  'no-way-back': ({ unit }) => `${unit} non trova via d’uscita, ed è perduta.`,
  pursues: ({ unit, target }) => `Niente ferma ${unit}, e ${target} è la preda migliore.`,
}

function decimal(value: number): string {
  return String(value).replace('.', ',')
}
