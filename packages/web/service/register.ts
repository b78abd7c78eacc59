/**
 * Keeps the application for use without a network. `onUpdate` is told when a newer version is
 * there, and gets the function that changes over to it.
 */
export function registerService(onUpdate: (apply: () => void) => void): void {
  // The development server changes its files all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // The first worker ever takes over a page that needs nothing of it.
  let hadController = serviceWorker.controller !== null
  let isAgreed = false

  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      isAgreed = true
      waiting.postMessage('take over')
    })

  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting !== null && hadController) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && hadController) offer(installing)
      })
    })
    // An installed application may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {})
    })
  }

  serviceWorker.addEventListener('controllerchange', () => {
    if (isAgreed) location.reload()
    // Another tab agreed; this one may be in the middle of something.
    else if (hadController) onUpdate(() => location.reload())
    hadController = true
  })

  // Without it the application works all the same, only not without a network.
  serviceWorker
    .register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' })
    .then(watch, () => {})
}
