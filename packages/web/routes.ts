import { hashOf, routeOf, type Route } from '@grognard/adapters/parts'
import { signal } from '@preact/signals'

export const route = signal<Route>(routeOf(globalThis.location?.hash ?? ''))

export function watchAddress(): void {
  addEventListener('hashchange', () => (route.value = routeOf(location.hash)))
}

export const goTo = (to: Route): void => {
  location.hash = hashOf(to)
  // The event comes later: until then the old page would be drawn again.
  route.value = to
}
