// What only the 1st edition tells and refuses, in Italian.

import { italian, type Translated } from '@grognard/toolkit'
import type { firstEvents as events, firstRefusals as refusals } from '../en/first-edition.ts'
import { called, listed, modified, named, perdite } from './grammar.ts'
import { name } from './names.ts'
import { nouns } from './nouns.ts'

const rovesci = (n: number): string => italian.counted(n, 'rovescio', 'rovesci')

const EDGES: { readonly [edge: string]: string } = nouns.edge

export const firstEvents: Translated<typeof events> = {
  setback: ({ brigade, setbacks, wavers }) =>
    `${name(brigade)}: un rovescio; in tutto ${rovesci(setbacks)}${wavers ? ', e vacilla' : ''}.`,
  'setback-gone': ({ brigade, setbacks, steadies }) =>
    `${name(brigade)}: riprende cuore, le resta da scontare ${rovesci(setbacks)}${steadies ? ', e non vacilla più' : ''}.`,
  'fortitude-of-setbacks': ({ brigade, needs, modifier, faces, passed }) =>
    `${name(brigade)}: test di Fortitude per ${rovesci(faces.length)} oltre il terzo; ${faces.join(' ')}${modified(modifier)}, serve ${needs}${faces.length > 1 ? ' per dado' : ''}: ${passed ? 'resiste' : 'si spezza'}.`,
  'losses-shared': ({ losses, shares }) =>
    `Si dividono ${perdite(losses)}: ${listed(shares.map(({ name: who, share }) => `${name(who)} ${share}`))}.`,
}

export const firstRefusals: Translated<typeof refusals> = {
  'no-such-action': ({ unit, does }) =>
    `${name(unit)}: questa edizione non ha l’azione «${nouns.order[does]}».`,
  'rally-moves': ({ unit }) => `${name(unit)}: si raccoglie dove sta.`,
  'no-double': ({ unit }) =>
    `${name(unit)}: non c’è passo doppio; può manovrare con due movimenti.`,
  'assaults-first': ({ unit, brigade }) =>
    `${name(unit)}: non può più assaltare; gli assalti vengono per primi, e la sua brigata (${name(brigade)}) è passata ad altri ordini.`,
  'only-assaults': ({ unit }) =>
    `${name(unit)}: ha sparato in questo turno; può assaltare, ma non manovrare né raccogliersi.`,
  'rally-too-few': ({ unit, least }) =>
    `${name(unit)}: per raccogliersi deve avere ${perdite(least)}.`,
  'failed-marches': ({ unit, brigade }) =>
    `${name(unit)}: la sua brigata (${name(brigade)}) ha fallito il test; vanno avanti solo le colonne di marcia, con un movimento.`,
  'arrives-set-up': ({ unit }) =>
    `${name(unit)}: non entra nella fase delle azioni; i rinforzi si schierano nella fase del destino.`,
  'set-up-at-edge': ({ unit, edge }) =>
    `${name(unit)}: si schiera con il retro sul bordo ${EDGES[edge] ?? ''} del tavolo, rivolta all’interno.`,
  'shares-not': ({ unit, names }) =>
    `${called(unit)}: non ha parte in queste perdite, che toccano a ${named(names)}.`,
  'shares-odd': ({ odd, losses, names }) =>
    `Di ${perdite(losses)} per ${named(names)}, ${odd === 1 ? '1 unità ne prende una' : `${odd} unità ne prendono una`} più delle altre.`,
}
