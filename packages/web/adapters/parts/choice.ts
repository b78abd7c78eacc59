import type { Json } from '@grognard/kernel'
import type { Choice } from '../adapter.ts'

const PLAIN: Omit<Choice, 'answer' | 'label'> = {
  detail: null,
  values: [],
  subject: null,
  on: null,
  grave: false,
  preview: null,
}

/** A choice with the usual values for whatever is not said. */
export const choice = (
  answer: Json,
  label: string,
  more: Partial<Omit<Choice, 'answer' | 'label'>> = {},
): Choice => ({ ...PLAIN, answer, label, ...more })
