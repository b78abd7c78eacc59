// The Italian of Valour & Fortitude is that of the book: what is not said there is not said here.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const FOLDERS = ['rules-vf/words/it', 'rules-vf/reference/it']
/** These have both languages, or one that the name of the file tells. */
const FILES = [
  'rules-vf/odds/words.ts',
  'rules-vf/odds/habits.ts',
  'computer/vf/words/it.ts',
  'computer/vf/words/regular.it.ts',
  'web/adapters/vf/lessons/it-editions.ts',
  'web/adapters/vf/lessons/it.ts',
  'web/adapters/vf/words/it.ts',
  'web/adapters/vf/words/certificate.ts',
  'web/adapters/vf/words/fights.ts',
  'web/adapters/vf/words/measuring.ts',
  'web/adapters/inches/words/certificate.ts',
  'web/adapters/inches/words/control.ts',
  'web/adapters/inches/words/measuring.ts',
  'web/adapters/inches/words/terrain.ts',
]

/** What is not the book's word, and the word that is. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\britir(?:a|ano|arsi|ata|ate|arono|ato|ati)\b/i, 'ripiegare, Ripiegamento'],
  [/\bsosten(?:ere|gono|uta)\b|\bsostegn[oi]\b|\bappoggi/i, 'Supporto'],
  [/\bfermezza\b|\bsaldezza\b/i, 'Fortitude'],
  [/\brecuper|\briordin/i, 'Chiamata a Raccolta'],
  [/\bfigurin[ae]\b|\d+ figure\b|\$\{\w+\} figure\b|'figura'/i, 'modelli'],
  [/\bprima riga\b|\bprimo rango\b/i, 'rango frontale'],
  [/\bcaric(?:a|are|ano|ato|he)\b/i, 'Assalto, assaltare'],
  [/\bun leader\b|\bil leader\b|\bdal leader\b/i, 'comandante'],
  [/\b(?:il|del|dal|al|vostro) generale\b/i, 'comandante d’armata'],
  [/\bprov[ae] d(?:i valore|ei messagg|el messagg|i fortitude|i attiv)/i, 'test'],
]

/** Dice are thrown again, and an order is taken back. */
const ALLOWED = [
  /ritira gli 1/gi,
  /si ritira (?:una volta|un solo 1)/gi,
  /ritirate quelli falliti/gi,
  /(?:può|Chi può) ritirare/gi,
]

const catalogues = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  ),
  ...FILES,
]

/** What somebody would read: without what is a name for the program. */
const said = (file: string): readonly string[] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((text) => !/^\s*(?:import|\/\/|\/?\*)/.test(text))
    .map((text) => ALLOWED.reduce((rest, allowed) => rest.replace(allowed, ''), text))

describe('Valour & Fortitude in Italian', () => {
  it.each(catalogues)('vf3:lang speaks the words of the book: %s', (file) => {
    const wrong = said(file).flatMap((text, i) =>
      BANNED.filter(([banned]) => banned.test(text)).map(
        ([, instead]) => `line ${i}: ${text.trim()} (${instead})`,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('vf3:lang notices a word that is not the book’s', () => {
    const found = ['si ritira', 'il sostegno', 'figurine', 'caricare', 'prima riga'].map((text) =>
      BANNED.some(([banned]) => banned.test(text)),
    )
    expect(found).toEqual([true, true, true, true, true])
  })
})
