import { signal } from '@preact/signals'
import { openSettings } from './store/chosen.ts'
import type { Settings } from './store/settings.ts'

const keeper = openSettings()

/** The settings in force, here and in every other window. */
export const settings = signal<Settings>(keeper.current())
keeper.onChange((now) => (settings.value = now))

export const changeSettings = (changes: Partial<Settings>): void => keeper.change(changes)
