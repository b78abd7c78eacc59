import { books, reportableOf } from '@grognard/books'
import { doJob, openBattle, type Job } from '@grognard/reports/despatch'
import { parentPort, workerData } from 'node:worker_threads'
import { chooseBook } from './choose.ts'
import type { Counting } from './counting/crew.ts'
import { whoFightsOn } from './counting/who.ts'

const { record, seed } = workerData as Counting
const captain = parentPort
if (!captain) throw new Error('This is a part of replay --despatch, and is not run by itself.')

const book = chooseBook(books, record.rulebook.id)
const { rulebook, reported } = await reportableOf(book)
const opened = openBattle(rulebook, record)
if (!opened.ok) throw new Error(opened.refusal.message)
const mind = await whoFightsOn(book)
if (!mind) throw new Error(`Nobody fights a battle of ${book.id} on.`)

captain.on('message', (job: Job) =>
  captain.postMessage(doJob(opened.value, reported.despatch, mind, seed, job)),
)
