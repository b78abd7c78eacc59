import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { Failed, reasonOf, refuse } from './refused.ts'

/** No battle comes near this: whatever is larger was given by mistake. */
const LARGEST = 64 * 1024 * 1024

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'the disk cannot be written',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file grows too large',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
}

/** Why a file could not be read or written, in words. */
export const fileReason = (error: unknown): string =>
  reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? reasonOf(error)

/** Reads an untrusted file as text, or refuses it in a sentence. */
export function readText(path: string): string {
  const bytes = readBytes(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('file', `${path}: it is not a text in UTF-8.`)
  }
}

function readBytes(path: string): Buffer {
  let file: number | null = null
  try {
    file = openSync(path, 'r')
    const stat = fstatSync(file)
    if (stat.isDirectory()) throw refuse('file', `${path}: it is a folder, not a file.`)
    if (stat.size > LARGEST) throw tooLarge(path)
    return readAll(file, path)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw refuse('file', `${path}: it cannot be read: ${fileReason(error)}.`)
  } finally {
    if (file !== null) closeSync(file)
  }
}

/** A pipe does not tell its size: it is read until it ends or has said too much. */
function readAll(file: number, path: string): Buffer {
  const parts: Buffer[] = []
  let size = 0
  for (;;) {
    const part = Buffer.allocUnsafe(1024 * 1024)
    const read = readSync(file, part)
    if (read === 0) return Buffer.concat(parts, size)
    parts.push(part.subarray(0, read))
    size += read
    if (size > LARGEST) throw tooLarge(path)
  }
}

const tooLarge = (path: string) =>
  refuse('file', `${path}: it is larger than ${LARGEST / 1024 / 1024} MB.`)

/**
 * Writes a file as a whole or not at all: under another name first, which takes its place only
 * once all of it is on the disk.
 */
export function writeWhole(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.${threadId}.tmp`)
  try {
    const file = openSync(temporary, 'w')
    try {
      writeThrough(file, text)
      renameSync(temporary, path)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
  } catch (error) {
    throw new Failed(`${path}: it cannot be written: ${fileReason(error)}.`)
  }
}

function writeThrough(file: number, text: string): void {
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
