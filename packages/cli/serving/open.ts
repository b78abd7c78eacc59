import { spawn } from 'node:child_process'

/** How an address is opened in a browser; null where there is no display to show one. */
export function openerOf(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): readonly [string, ...string[]] | null {
  if (platform === 'darwin') return ['open']
  // The empty word is the window's title, which `start` takes from the first one quoted.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null
}

/** Opens a browser where there is one; the address is printed for everyone else. */
export function openBrowser(address: string): void {
  const opener = openerOf(process.platform, process.env)
  if (opener === null) return
  const [command, ...args] = opener
  const child = spawn(command, [...args, address], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  })
  child.on('error', () => {})
  child.unref()
}
