import { isFull } from './room.ts'
import { StoreError, troubleFrom } from './trouble.ts'

// What a list shows lies apart from the texts, which are long.
const STORES = {
  summaries: 'summaries',
  texts: 'texts',
  owners: 'owners',
  // What followed the text, by battle and row, and where it stood after some of them.
  rows: 'rows',
  snapshots: 'snapshots',
} as const
const NAME = 'grognard'
const VERSION = 2

export type Stores = Readonly<Record<keyof typeof STORES, IDBObjectStore>>

export interface Database {
  /**
   * Does all of the work or none of it; resolves once it is on the disk. The work may wait for
   * requests of its own stores and for nothing else.
   */
  within<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T>
}

export async function openDatabase(): Promise<Database> {
  let connection: IDBDatabase | null = null

  async function connect(): Promise<IDBDatabase> {
    if (connection !== null) return connection
    const opened = await open()
    const forget = () => (connection = null)
    // The browser may close it on its own, and a newer version of the application wants it closed.
    opened.addEventListener('close', forget)
    opened.addEventListener('versionchange', () => {
      forget()
      opened.close()
    })
    connection = opened
    return opened
  }

  try {
    await connect()
  } catch (error) {
    throw await troubleNow(error)
  }
  return {
    async within(mode, work) {
      try {
        const database = await connect()
        return await transact(database, mode, work)
      } catch (error) {
        throw await troubleNow(error)
      }
    },
  }
}

/** Whatever fails where there is no room left fails for want of room. */
async function troubleNow(error: unknown): Promise<StoreError> {
  const trouble = troubleFrom(error)
  return trouble.trouble === 'unavailable' && (await isFull())
    ? new StoreError('full', error)
    : trouble
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    try {
      const request = indexedDB.open(NAME, VERSION)
      request.addEventListener('upgradeneeded', () => {
        const { result } = request
        // What an older version has made is there already.
        for (const name of Object.values(STORES))
          if (!result.objectStoreNames.contains(name))
            result.createObjectStore(name, name === 'summaries' ? { keyPath: 'id' } : {})
      })
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(troubleFrom(request.error)))
      request.addEventListener('blocked', () => reject(new StoreError('unavailable')))
    } catch (error) {
      // Where storage is blocked, even asking for it may throw.
      reject(new StoreError('unavailable', error))
    }
  })
}

async function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(Object.values(STORES), mode, { durability: 'strict' })
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new StoreError('unavailable')),
    )
  })
  // The work's own failure is the one to tell of; the end of the transaction then says no more.
  done.catch(() => {})
  const stores = {
    summaries: transaction.objectStore(STORES.summaries),
    texts: transaction.objectStore(STORES.texts),
    owners: transaction.objectStore(STORES.owners),
    rows: transaction.objectStore(STORES.rows),
    snapshots: transaction.objectStore(STORES.snapshots),
  }
  let result: T
  try {
    result = await work(stores)
  } catch (error) {
    abort(transaction)
    throw error
  }
  await done
  return result
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has failed already.
  }
}

/** What a request gives. */
export const given = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
