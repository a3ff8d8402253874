import { Button } from '@mantine/core'
import { Component, createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ChunkError, loadChunk } from './chunk.ts'
import { LoadingPart } from './loading.tsx'
import { vi } from './vi.ts'

export type LazyPart<P> = ComponentType<P> & {
  /** Loads the component before it is rendered, so that no placeholder is shown. */
  preload(): Promise<void>
}

/**
 * A lazy-loaded part of a screen. `place` renders the placeholder while it loads. If loading fails, the rest of the
 * screen stays, and the user can try again.
 */
export function lazyPart<P extends object>(
  name: string,
  load: () => Promise<ComponentType<P>>,
  place: (inside: ReactNode, props: P) => ReactNode,
): LazyPart<P> {
  let there: ComponentType<P> | null = null
  const preload = async () => {
    there ??= await loadChunk(name, load)
  }
  const fetched = async () => ({ default: await loadChunk(name, load) })
  /** React caches a failed lazy component, so that each retry needs a new one. */
  const newAttempt = (tries: number) => ({
    id: crypto.randomUUID(),
    tries,
    Part: there ?? (lazy(fetched) as ComponentType<P>),
  })

  return Object.assign(LazyPart, { preload })

  function LazyPart(props: P) {
    const [{ id, tries, Part }, setAttempt] = useState(() => newAttempt(0))
    // Some browsers cache a failed import, so the second attempt reloads the page; drafts then offer the typed values
    // again.
    const again =
      tries === 0 ? (
        <Button variant="default" size="xs" onClick={() => setAttempt(newAttempt(1))}>
          {vi.retry}
        </Button>
      ) : (
        <Button variant="default" size="xs" onClick={() => location.reload()}>
          {vi.reloadPage}
        </Button>
      )

    return (
      <ChunkBoundary
        key={id}
        fallback={place(
          <>
            {vi.partFailed}
            {again}
          </>,
          props,
        )}
      >
        <Suspense fallback={place(<LoadingPart />, props)}>{createElement(Part, props)}</Suspense>
      </ChunkBoundary>
    )
  }
}

interface BoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

class ChunkBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof ChunkError) return { hasFailed: true }
    throw error
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
