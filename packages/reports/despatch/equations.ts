/** Gauss's elimination; the matrix is small, and never singular thanks to a ridge. */
export function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let best = i
    for (let k = i + 1; k < size; k++)
      if (Math.abs(at(rows, k, i)) > Math.abs(at(rows, best, i))) best = k
    const [mine, other] = [rows[i] as number[], rows[best] as number[]]
    rows[i] = other
    rows[best] = mine
    for (let k = i + 1; k < size; k++) {
      const share = at(rows, k, i) / at(rows, i, i)
      const row = rows[k] as number[]
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - share * at(rows, i, j)
    }
  }
  const found = Array.from({ length: size }, () => 0)
  for (let i = size - 1; i >= 0; i--) {
    let sum = at(rows, i, size)
    for (let j = i + 1; j < size; j++) sum -= at(rows, i, j) * (found[j] ?? 0)
    found[i] = sum / at(rows, i, i)
  }
  return found
}

const at = (rows: readonly (readonly number[])[], i: number, j: number): number => rows[i]?.[j] ?? 0
