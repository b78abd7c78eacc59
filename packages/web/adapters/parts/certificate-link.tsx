import type { Json } from '@grognard/kernel'
import { useEffect, useState } from 'preact/hooks'
import { certificateLink } from './carried.ts'
import { partsWords } from './words.ts'

/** While a hand drags a unit about, links would be made for nothing. */
const STILL = 150

type Props = {
  readonly rulebook: string
  /** What the link carries; asked for only once nothing changes any more. */
  readonly carried: () => Json | null
  /** Another link is made when one of these changes. */
  readonly by: readonly unknown[]
  /** What it is called where there are several. */
  readonly title?: string
}

/** Opens a verdict as a page of its own, beside the battle. */
export function CertificateLink({ rulebook, carried, by, title }: Props) {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    setLink(null)
    const timer = setTimeout(async () => {
      const value = carried()
      const made = value === null ? null : await certificateLink(rulebook, value)
      if (isWanted) setLink(made)
    }, STILL)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, by)
  const open = title ?? partsWords().openCertificate
  // Until it is made its place is kept, so that nothing moves under the hand.
  if (link === null) return <span class="certificate-link soft">{open}</span>
  return (
    <a class="certificate-link" href={link} target="_blank" rel="noopener">
      {open}
    </a>
  )
}
