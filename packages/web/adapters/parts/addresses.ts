/** Where in the application one is; it stands in the address, so that back and reload work. */
export type Route =
  | { readonly page: 'home' }
  /** A new battle, with an army of one's own where it is named. */
  | { readonly page: 'new'; readonly army?: string }
  | { readonly page: 'study' }
  /** What one should know before a battle begins. */
  | { readonly page: 'briefing'; readonly rulebook: string; readonly scenario: string }
  /** Armies of one's own; one of them, where it is named. */
  | { readonly page: 'armies'; readonly army: string | null }
  /** One battle, from one of its moments, or any scenario, under several editions. */
  | { readonly page: 'compare'; readonly battle: string | null; readonly at: number | null }
  | { readonly page: 'battle'; readonly id: string }
  /** What came of a battle that is over. */
  | { readonly page: 'despatch'; readonly id: string }
  | { readonly page: 'certificate'; readonly rulebook: string; readonly carried: string }
  | { readonly page: 'rules'; readonly rulebook: string; readonly clause: string | null }

export function routeOf(hash: string): Route {
  const [page, first, ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded)
  if (page === 'study') return { page }
  if (page === 'new') return first ? { page, army: first } : { page }
  if (page === 'briefing' && first && rest[0])
    return { page, rulebook: first, scenario: rest.join('/') }
  if (page === 'armies') return { page, army: first || null }
  if (page === 'compare') {
    const at = rest[0] !== undefined && /^\d{1,9}$/.test(rest[0]) ? Number(rest[0]) : null
    return { page, battle: first || null, at }
  }
  if ((page === 'battle' || page === 'despatch') && first) return { page, id: first }
  if (page === 'certificate' && first) return { page, rulebook: first, carried: rest.join('/') }
  if (page === 'rules' && first) return { page, rulebook: first, clause: rest.join('/') || null }
  return { page: 'home' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'new':
      return route.army === undefined ? '#/new' : `#/new/${encodeURIComponent(route.army)}`
    case 'study':
      return '#/study'
    case 'briefing':
      return `#/briefing/${route.rulebook}/${encodeURIComponent(route.scenario)}`
    case 'armies':
      return route.army === null ? '#/armies' : `#/armies/${encodeURIComponent(route.army)}`
    case 'compare': {
      const { battle, at } = route
      const moment = at === null ? '' : `/${at}`
      return battle === null ? '#/compare' : `#/compare/${encodeURIComponent(battle)}${moment}`
    }
    case 'battle':
    case 'despatch':
      return `#/${route.page}/${encodeURIComponent(route.id)}`
    case 'certificate':
      return `#/certificate/${route.rulebook}/${route.carried}`
    case 'rules':
      return `#/rules/${route.rulebook}${route.clause === null ? '' : `/${encodeURIComponent(route.clause)}`}`
  }
}
