import { spawnSync } from 'node:child_process'
import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readText, writeWhole } from '../files.ts'
import { example, grognard, root, runBin, someFile, someFolder } from './running.ts'

const text = readFileSync(example('picket-feint.record.json'), 'utf8')

function largeFile(megabytes: number): string {
  const path = join(someFolder(), 'large.json')
  const file = openSync(path, 'w')
  ftruncateSync(file, megabytes * 1024 * 1024)
  closeSync(file)
  return path
}

describe('a file that cannot be used is refused in one sentence', () => {
  it.each([
    [
      'truncated',
      () => someFile(text.slice(0, 700)),
      /: line \d+, column \d+: .* the end of the file\.$/,
    ],
    [
      'of another version',
      () => someFile(text.replace('"version": 1', '"version": 7')),
      /: version: it is of version 7, and only version 1 can be read\.$/,
    ],
    [
      'of another kind',
      () => example('picket-shot.script.json'),
      /: format: a record or a saved battle is needed here, and this is a script\.$/,
    ],
    ['empty', () => someFile(''), /: line 1, column 1: there is nothing in it\.$/],
    [
      'binary',
      () => someFile(Uint8Array.from({ length: 512 }, (_, i) => i * 37)),
      /: it is not a text in UTF-8\.$/,
    ],
    [
      'of noughts',
      () => someFile('\0\0\0'),
      /: line 1, column 1: a value is needed here, not the character 0\.$/,
    ],
    [
      'nested without end',
      () => someFile('{"log":'.repeat(100_000)),
      /: line 1, column 1401: it is nested deeper than 200 levels\.$/,
    ],
    [
      'nested inside an answer',
      () => someFile(text.replace('[6, 1, 4]', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)),
      /: line 23, column \d+: it is nested deeper than 200 levels\.$/,
    ],
    [
      'with a key twice',
      () => someFile(text.replace('"version": 1,', '"version": 1, "version": 1,')),
      /the key 'version' stands here a second time\.$/,
    ],
    [
      'with a treacherous key',
      () => someFile(text.replace('"seat": "red"', '"__proto__": {"seat": "red"}')),
      /nothing may be called '__proto__'\.$/,
    ],
    [
      'missing',
      () => join(someFolder(), 'none.json'),
      /none\.json: it cannot be read: there is no such file or folder\.$/,
    ],
    ['a folder', () => someFolder(), /: it is a folder, not a file\.$/],
    ['100 MB long', () => largeFile(100), /large\.json: it is larger than 64 MB\.$/],
  ])('%s', async (_, make, sentence) => {
    const path = make()
    const { status, out, err } = await grognard('replay', path, '--verify')
    expect([status, out]).toEqual([2, []])
    expect(err).toMatch(sentence)
    expect(err.startsWith(`${path}: `)).toBe(true)
    expect(err).not.toContain('\n')
  })

  it('also by the command itself, with exit status 2 and no stack', async () => {
    const deep = someFile('['.repeat(100_000))
    const cut = someFile(text.slice(0, 300))
    const runs = [largeFile(100), deep, cut].map((path) => runBin('referee', path))
    for (const { status, out, err } of await Promise.all(runs)) {
      expect([status, out]).toEqual([2, ''])
      expect(err.split('\n')).toHaveLength(1)
      expect(err).not.toMatch(/\bat .*:\d+:\d+/)
    }
  })

  it.skipIf(process.platform === 'win32')('endless, before it fills the memory', () => {
    expect(() => readText('/dev/zero')).toThrow('/dev/zero: it is larger than 64 MB.')
  })
})

describe('a file is read', () => {
  it('without the mark that some editors put first', async () => {
    const { status } = await grognard('replay', someFile(`\uFEFF${text}`), '--verify')
    expect(status).toBe(0)
  })
})

describe('a file is written', () => {
  it('as a whole, in place of an older one, and leaves nothing else behind', () => {
    const path = someFile('old', 'a.json')
    writeWhole(path, 'new')
    expect(readFileSync(path, 'utf8')).toBe('new')
    expect(readdirSync(join(path, '..'))).toEqual(['a.json'])
  })

  it('or not at all: what was there before stays', () => {
    const folder = someFolder()
    const path = join(folder, 'a.json')
    mkdirSync(path)
    expect(() => writeWhole(path, 'new')).toThrow(`${path}: it cannot be written: it is a folder.`)
    expect(readdirSync(folder)).toEqual(['a.json'])
  })

  it.skipIf(process.platform === 'win32')('or not at all where the disk takes no more', () => {
    const path = someFile('old', '1.json')
    const folder = join(path, '..')
    const grognard = `'${process.execPath}' '${join(root, 'bin', 'grognard')}'`
    // A limit on the size of files stops a write half-way, as a full disk does.
    const script = `ulimit -f 1; ${grognard} simulate --rules picket --games 1 --jobs 1 --save '${folder}'`
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' })
    expect(stderr).toBe(
      `Game 1 of seed '1': ${join(folder, '1.json')}: it cannot be written: the file grows too large.\n`,
    )
    expect(status).toBe(1)
    expect(readdirSync(folder)).toEqual(['1.json'])
    expect(readFileSync(path, 'utf8')).toBe('old')
  })
})
