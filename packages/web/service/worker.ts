// The service worker: the application of one version, kept whole, so that it starts without a
// network. A newer version waits until the page says that it may take over.

// Both are put in by the build.
declare const VERSION: string
declare const FILES: readonly string[]

declare const self: ServiceWorkerGlobalScope

const PREFIX = 'grognard-'
const CACHE = `${PREFIX}${VERSION}`

self.addEventListener('install', (event) => event.waitUntil(keepFiles()))

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(answer(request))
})

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting()
})

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
}

async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
  await self.clients.claim()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept =
    request.mode === 'navigate'
      ? await cache.match('./')
      : await cache.match(request, { ignoreSearch: true })
  return kept ?? fetch(request)
}
