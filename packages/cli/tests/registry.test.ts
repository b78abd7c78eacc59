import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { picket } from '@grognard/kernel/picket'
import { describe, expect, it } from 'vitest'
import { playable, registry, type Playable } from '../registry.ts'
import { root, someFolder } from './running.ts'

const filesUnder = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => !path.includes('node_modules'))
        .map((path) => join(folder, path))
    : []

/** What a rulebook that can be played lacks. */
function lacking({ sources }: Playable, project: string): readonly string[] {
  const rules = sources.flatMap((folder) => filesUnder(join(project, folder)))
  const packages = sources.map((folder) => folder.split('/').slice(0, 2).join('/'))
  const all = packages.flatMap((folder) => filesUnder(join(project, folder)))
  const golden = rules.some((path) => /[\\/]golden[\\/][^\\/]+\.json$/.test(path))
  const fuzz = all.some(
    (path) => path.endsWith('.fuzz.ts') && /\btestRulebook\(/.test(readFileSync(path, 'utf8')),
  )
  return [...(golden ? [] : ['a golden battle']), ...(fuzz ? [] : ['a fuzz test'])]
}

describe('every rulebook that can be played', () => {
  it.each(playable())('has a golden battle and a fuzz test: $id', (book) => {
    expect(lacking(book, root)).toEqual([])
  })

  it('is noticed if it has none', () => {
    const project = someFolder()
    const book = { ...playable()[0], sources: ['packages/rules-x/rules'] } as Playable
    expect(lacking(book, project)).toEqual(['a golden battle', 'a fuzz test'])
    mkdirSync(join(project, 'packages/rules-x/rules/golden'), { recursive: true })
    writeFileSync(join(project, 'packages/rules-x/rules/golden/a.json'), '{}')
    writeFileSync(join(project, 'packages/rules-x/a.fuzz.ts'), '// nothing yet')
    expect(lacking(book, project)).toEqual(['a fuzz test'])
    writeFileSync(join(project, 'packages/rules-x/a.fuzz.ts'), 'testRulebook(x, {})')
    expect(lacking(book, project)).toEqual([])
  })

  it.each(playable())('is registered under its own name: $id', ({ id, title, rulebook }) => {
    expect([id, title]).toEqual([rulebook.id, rulebook.title])
  })
})

describe('the registry', () => {
  it('has every rulebook once, with advice only on clauses that there are', () => {
    const ids = registry.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain(picket.id)
    for (const { clauses, advice = {}, sources } of registry) {
      expect(Object.keys(clauses)).toEqual(expect.arrayContaining(Object.keys(advice)))
      for (const folder of sources) expect(existsSync(join(root, folder)), folder).toBe(true)
    }
  })
})
