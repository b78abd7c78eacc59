/** The numbers of battles to play, one after the other. */
export type Order = { readonly from: number; readonly to: number }

/** Of so many battles those that are not finished yet. */
export function missing(games: number, finished: ReadonlySet<number>): readonly Order[] {
  const orders: Order[] = []
  let from = 1
  for (let number = 1; number <= games + 1; number++) {
    if (number <= games && !finished.has(number)) continue
    if (from < number) orders.push({ from, to: number - 1 })
    from = number + 1
  }
  return orders
}

const countOf = (orders: readonly Order[]): number =>
  orders.reduce((sum, { from, to }) => sum + to - from + 1, 0)

/** Deals battles out in orders of any length. */
export function dealerOf(orders: readonly Order[]) {
  let place = 0
  let given = 0
  let left = countOf(orders)
  return {
    left: (): number => left,
    next(length: number): Order | null {
      const order = orders[place]
      if (!order) return null
      const from = order.from + given
      const to = Math.min(order.to, from + length - 1)
      left -= to - from + 1
      given = to === order.to ? 0 : given + to - from + 1
      if (to === order.to) place++
      return { from, to }
    },
  }
}
