/** A path filled with one colour. */
export function inked(ctx: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  ctx.fillStyle = colour
  ctx.fill(path)
}
