type Opened = HTMLDetailsElement

/** The focus must not stay inside what closes: it goes back to what opened it. */
export function close(opened: Opened | null): void {
  if (!opened?.open) return
  opened.open = false
  opened.querySelector('summary')?.focus()
}

/** What is opened over the table closes with Escape, and when the focus goes elsewhere. */
export const closesItself = {
  onKeyDown(event: KeyboardEvent & { readonly currentTarget: EventTarget & Opened }): void {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.stopPropagation()
    close(event.currentTarget)
  },
  onFocusOut({
    relatedTarget,
    currentTarget,
  }: FocusEvent & { readonly currentTarget: EventTarget & Opened }): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
      currentTarget.open = false
  },
}
