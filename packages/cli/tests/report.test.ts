import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseRecord } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { run } from '../program.ts'
import { grognard, interruptedAt, someFile, someFolder } from './running.ts'

const simulate = (rules: string, ...args: string[]) =>
  grognard('simulate', '--rules', rules, '--jobs', '1', '--json', ...args)

const digestIn = (out: readonly string[]) =>
  (JSON.parse(out.join('')) as { readonly digest: string }).digest

describe('simulate --report', { timeout: 30_000 }, () => {
  it('writes a page about the battles, and counts them as without it', async () => {
    const file = join(someFolder(), 'report.html')
    const { status, out, err } = await simulate('afv', '--games', '5', '--report', file)
    expect([status, err]).toEqual([0, ''])
    expect(digestIn(out)).toBe(digestIn((await simulate('afv', '--games', '5')).out))
    const page = readFileSync(file, 'utf8')
    expect(page).toContain('Report of 5 battles')
    expect(page).toContain(digestIn(out))
    expect(page).toContain('Red: Pike and Musket')
  })

  it('holds the record of a typical battle, which replays', async () => {
    const folder = someFolder()
    const file = join(folder, 'report.html')
    await simulate('picket', '--games', '9', '--report', file)
    const page = readFileSync(file, 'utf8')
    const [, address = ''] = /href="data:application\/json;charset=utf-8,([^"]*)"/.exec(page) ?? []
    const text = decodeURIComponent(address.replaceAll('&#39;', "'"))
    expect(parseRecord(text, 'typical')).toMatchObject({ ok: true })
    const replayed = await grognard('replay', someFile(text), '--verify')
    expect(replayed.status).toBe(0)
    const [, number = ''] = /Battle (\d+) is the one nearest/.exec(page) ?? []
    await simulate('picket', '--games', '9', '--save', folder)
    expect(text).toBe(readFileSync(join(folder, `${number}.json`), 'utf8'))
  })

  it('is written in Italian where that is asked for', async () => {
    const file = join(someFolder(), 'rapporto.html')
    await simulate('afv', '--games', '3', '--report', file, '--language', 'it')
    expect(readFileSync(file, 'utf8')).toContain('Rapporto su 3 battaglie')
    const { status, err } = await simulate('afv', '--report', file, '--language', 'de')
    expect([status, err]).toEqual([2, `There is no language 'de' (known: en, it).`])
  })

  it('studies anew the battles that were kept without a study', async () => {
    const folder = someFolder()
    const [kept, one, two] = ['kept.games', '1.html', '2.html'].map((name) => join(folder, name))
    const games = ['--games', '4']
    await simulate('afv', ...games, '--resume', kept as string)
    await simulate('afv', ...games, '--resume', kept as string, '--report', one as string)
    await simulate('afv', ...games, '--report', two as string)
    expect(readFileSync(one as string, 'utf8')).toBe(readFileSync(two as string, 'utf8'))
  })

  it('tells of what is finished when it is interrupted', async () => {
    const file = join(someFolder(), 'report.html')
    const args = ['simulate', '--rules', 'picket', '--jobs', '1', '--games', '500']
    const { io } = interruptedAt(5)
    expect(await run([...args, '--report', file], io)).toBe(1)
    expect(readFileSync(file, 'utf8')).toContain('5 of 500 battles had been played')
  })

  it('fails in a sentence where the page cannot be written', async () => {
    const file = join(someFolder(), 'no', 'report.html')
    const { status, err } = await simulate('picket', '--games', '2', '--report', file)
    expect(status).toBe(1)
    expect(err).toBe(`${file}: it cannot be written: there is no such file or folder.`)
    expect(existsSync(file)).toBe(false)
  })
})
