import { Button } from '@mantine/core'
import { Component, createElement, lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { ChunkError, loadChunk } from './chunk.ts'
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
  const newAttempt = () => ({ id: crypto.randomUUID(), Part: there ?? (lazy(fetched) as ComponentType<P>) })

  return Object.assign(LazyPart, { preload })

  function LazyPart(props: P) {
    const [{ id, Part }, setAttempt] = useState(newAttempt)
    const again = (
      <Button variant="default" size="xs" onClick={() => setAttempt(newAttempt)}>
        {vi.retry}
      </Button>
    )

    return (
      <ChunkBoundary
        key={id}
        fallback={(message) =>
          place(
            <>
              {message}
              {again}
            </>,
            props,
          )
        }
      >
        <Suspense fallback={place(<span aria-busy>{vi.loading}</span>, props)}>{createElement(Part, props)}</Suspense>
      </ChunkBoundary>
    )
  }
}

interface BoundaryProps {
  fallback(message: string): ReactNode
  children: ReactNode
}

class ChunkBoundary extends Component<BoundaryProps, { message: string | null }> {
  override state: { message: string | null } = { message: null }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof ChunkError) return { message: error.message }
    throw error
  }

  override render() {
    return this.state.message === null ? this.props.children : this.props.fallback(this.state.message)
  }
}
