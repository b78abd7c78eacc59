import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { startSession } from '../battle/current.ts'
import { words } from '../words/index.ts'

/** Why the last file could not be opened; null once one could, or the sentence was put away. */
export const wrongFile = signal<string | null>(null)

/** Opens what somebody chose or dropped as a battle of its own. */
export function openBattle(files: FileList | null | undefined): void {
  if (!files || files.length === 0) return
  // The list is emptied as soon as this has ended.
  const chosen = [...files]
  const reading = import('./open-file.ts').then(({ openFiles }) => openFiles(chosen))
  reading.then(
    (result) => {
      wrongFile.value = result.ok ? null : result.sentence
      if (result.ok) startSession(result.summary, result.begin)
    },
    // A folder, say, or a file that is gone by now.
    () => (wrongFile.value = words.value.home.noFile),
  )
}

/** A file may be dropped anywhere, on a battle, too: that one stays as it was kept. */
export function useDropping(): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault()
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      openBattle(event.dataTransfer?.files)
    }
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
    }
  }, [])
}
