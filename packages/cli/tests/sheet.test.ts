import { playable } from '@grognard/books'
import type { SheetSection } from '@grognard/toolkit'
import { describe, expect, it } from 'vitest'
import { grognard, runBin } from './running.ts'

describe('sheet', () => {
  it('says what the rules say of a clause, with its numbers', async () => {
    const { status, out } = await grognard('sheet', 'vf2:6.3.1')
    expect(status).toBe(0)
    const text = out.join('\n')
    expect(text).toMatch(/^ORDERS AND MOVEMENT\n\nMove distances \(vf2:6\.3\.1\)\n/)
    expect(text).toMatch(/Infantry, line +8"/)
    expect(Math.max(...out.map((line) => line.length))).toBeLessThan(160)
  })

  it('is printed by the command as it is installed, which loads nothing else of the rules', async () => {
    const { status, out, err } = await runBin('sheet', 'vf1:fire.ranges')
    expect([status, err]).toEqual([0, ''])
    expect(out).toContain('(vf1:fire.ranges, vf2:5.1.1)')
    expect((await runBin('sheet', 'vf2:8.1.5')).status).toBe(0)
  })

  it('says it in Italian', async () => {
    const { out } = await grognard('sheet', 'vf2:6.3.1', '--language', 'it')
    expect(out.join('\n')).toMatch(/Fanteria, linea +8"/i)
  })

  it.each(playable().map(({ id }) => id))('prints the whole of %s', async (id) => {
    const { status, out } = await grognard('sheet', '--rules', id, '--json')
    expect(status).toBe(0)
    const { sections } = JSON.parse(out.join('')) as { sections: SheetSection[] }
    expect(sections.flatMap(({ entries }) => entries).length).toBeGreaterThan(5)
  })

  it('vf3:T.2.1 marks what the edition before had otherwise, where it stands', async () => {
    const { out } = await grognard('sheet', 'vf3:T.2.1')
    expect(out.join('\n')).toMatch(
      /^TERRAIN\n\nBarriers \(vf3:T\.2\.1, vf2:T\.2\.1\)\n[^]*\n {2}\| {2}Otherwise in the 2nd edition: they are in contact within 2" of each other\.$/,
    )
    const { out: changed } = await grognard('sheet', '--rules', 'vf3', '--changed')
    const titles = changed.filter((line) => /^[A-Z][a-z].*\(/.test(line))
    expect(titles.length).toBeGreaterThan(10)
    expect(changed.filter((line) => line.includes('Otherwise in')).length).toBeGreaterThanOrEqual(
      titles.length,
    )
    const none = await grognard('sheet', '--rules', 'vf1', '--changed')
    expect([none.status, none.err]).toEqual([2, expect.stringMatching(/no edition before/)])
  })

  it('vf3:O3.1 prints distances by the options that are given', async () => {
    const { out } = await grognard('sheet', 'vf2:6.3.1', '--option', 'distances=half')
    expect(out.join('\n')).toMatch(/Infantry, line +4"/)
    const wrong = await grognard('sheet', 'vf2:6.3.1', '--option', 'distances=feet')
    expect(wrong.status).toBe(2)
  })

  it('prints one section', async () => {
    const { out } = await grognard('sheet', 'melee', '--rules', 'vf2')
    expect(out.filter((line) => /^[^ ].*\(vf2:7/.test(line)).length).toBe(4)
  })

  it('refuses what it does not speak of, and names the sections', async () => {
    const { status, err } = await grognard('sheet', 'vf2:99')
    expect(status).toBe(2)
    expect(err).toMatch(/speaks of no 'vf2:99': .*\(edition, core, preparation, /)
  })
})
