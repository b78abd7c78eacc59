import { said, type Language } from '@grognard/toolkit'
import type { Reason } from '../../player.ts'
import { en } from './en.ts'
import { it } from './it.ts'

type Codes = keyof typeof en

/** A reason, whose data fit its sentence. */
export const because = <Code extends Codes>(
  code: Code,
  ...[data]: Parameters<(typeof en)[Code]>
): Reason => ({ code, data: data ?? {} })

export const say = ({ code, data }: Reason, language: Language): string =>
  said(language === 'it' ? it : en, code, data) ?? code
