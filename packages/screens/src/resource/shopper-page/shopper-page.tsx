import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { api } from '../../app/api.ts'
import { trustedHtml } from '../../boot/trusted-types.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { words } from './words.ts'
import type { Values } from '../form/form-state.ts'
import styles from './shopper-page.module.css'

export interface ShopperPageProps {
  resource: string
  /** The edited row; undefined for a new one. */
  id: number | undefined
  values: Values
  /** Whether the preview is beside the form rather than over it. */
  isBeside: boolean
  onClose(): void
}

const TYPING_PAUSE = 500

/** Preview of the public page with the present values of the form. */
export function ShopperPage({ isBeside, onClose, ...asked }: ShopperPageProps) {
  if (!isBeside)
    return (
      <Drawer title={words.title} onClose={onClose}>
        <Picture {...asked} />
      </Drawer>
    )
  return (
    <aside className={styles['panel']} aria-label={words.title}>
      <header className={styles['head']}>
        <h2>{words.title}</h2>
        <span className="soft">{words.told}</span>
        <ActionIcon variant="subtle" color="gray" aria-label={words.close} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </header>
      <Picture {...asked} />
    </aside>
  )
}

/** Renders the page when it is opened, and again each time typing has stopped. */
function Picture({ resource, id, values }: Omit<ShopperPageProps, 'isBeside' | 'onClose'>) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'first' | 'drawn' | 'failed'>('first')
  const wait = useRef(0)

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => void draw(), wait.current)
    wait.current = TYPING_PAUSE
    return () => {
      clearTimeout(timer)
      stop.abort()
    }

    async function draw() {
      const address = `/api/admin/${resource}/shopper-page${id === undefined ? '' : `?id=${id}`}`
      const answer = await api<{ html: string }>('POST', address, values, { signal: stop.signal })
      if (stop.signal.aborted) return
      if (answer.ok && frame.current) show(frame.current, answer.data.html)
      setState(answer.ok ? 'drawn' : 'failed')
    }
  }, [resource, id, values])

  return (
    <div className={styles['picture']} aria-busy={state === 'first'}>
      {state === 'first' && (
        <div className={styles['outlines']} aria-hidden>
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
      {state === 'failed' && (
        <p role="status" className={styles['failed']}>
          {words.stays}
        </p>
      )}
      {/* Same origin, so that fonts and pictures load; scripts, forms and pop-ups are not allowed. */}
      <iframe ref={frame} title={words.title} sandbox="allow-same-origin" onLoad={keepHere} />
    </div>
  )
}

/**
 * Shows a page in the frame, without its scripts, which would be blocked there. A page that is updated keeps its
 * scroll position.
 */
function show(frame: HTMLIFrameElement, html: string): void {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  for (const script of page.querySelectorAll('script')) script.remove()
  const before = frame.contentDocument
  if (before?.querySelector('main')) before.body.replaceWith(before.adoptNode(page.body))
  else frame.srcdoc = trustedHtml(`<!doctype html>${page.documentElement.outerHTML}`)
}

/** Links are disabled, because the preview has no other pages. */
const keepHere = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void =>
  currentTarget.contentDocument?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  })
