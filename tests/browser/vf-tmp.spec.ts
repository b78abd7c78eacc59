import { test } from './playing.ts'
import { foot, ligne, openField, before, scaleOf } from './vf-positions.ts'
test('speed', async ({ page, isMobile }) => {
  test.skip(isMobile)
  const red = Array.from({ length: 30 }, (_, i) => foot(`R${i}`, 8 + (i % 5) * 8, 26 + Math.floor(i / 5) * 3.6, { formation: { kind: 'attack column', files: 6 } }))
  const blue = Array.from({ length: 30 }, (_, i) => ligne(`B${i}`, 8 + (i % 5) * 8, 21.5 - Math.floor(i / 5) * 3.6, { formation: { kind: 'attack column', files: 6 } }))
  const army = (sheet: string, side: string, units: any[], y: number, active: boolean) => ({ sheet, leader: { name: `${side} g`, at: { x: 46000, y } }, brigades: [0, 1, 2, 3, 4].map((b) => ({ name: `${side} ${b}`, leader: { name: `${side} l${b}`, at: { x: 2000, y: (side === 'Red' ? 26000 : 20000) + b * (side === 'Red' ? 3000 : -3000) } }, units: units.filter((_, i) => i % 5 === b), ...(active && b === 2 ? { activation: 'active' } : {}) })) })
  await openField(page, red, blue, { phase: 'action', acting: 2, armies: { red: army('british', 'Red', red, 30000, true), blue: army('french', 'Blue', blue, 12000, false) } })
  const p = await before(page, 12, 0, 1)
  const scale = await scaleOf(page, 12, 42, 4.5)
  await page.mouse.move(p.x, p.y)
  await page.mouse.down()
  await page.mouse.move(p.x, p.y - 10)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' } as never)
  const get = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]))
  const a = await get()
  const n = 80
  for (let i = 0; i < n; i++) await page.mouse.move(p.x + (i % 9), p.y - (i % 7) * scale)
  const b = await get()
  console.log('per move ms', ['TaskDuration', 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].map((k) => `${k} ${(((b[k] ?? 0) - (a[k] ?? 0)) * 1000 / n).toFixed(2)}`).join(' '))
  await page.mouse.up()
  await page.screenshot({ path: '/tmp/vf-helper/sixty.png' })
})
