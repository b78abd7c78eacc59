/** Gives the reader a file to keep. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/\s*[\\/:*?"<>|]+\s*/g, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
