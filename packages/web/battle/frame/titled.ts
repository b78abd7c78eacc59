/** 'Barrosa, 5 March 1811: Graham’s counter-attack' as it stands in a line or a cartouche. */
export function titled(title: string): { readonly name: string; readonly more: string } {
  const [, name = title, more = ''] = /^([^,:]+)[,:] ([^,:]+)/.exec(title) ?? []
  return { name, more }
}
