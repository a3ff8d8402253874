import { Button, Input } from '@mantine/core'
import { Component, lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { ChunkError, loadChunk } from '../chunk.ts'
import { vi } from '../vi.ts'
import type { InputProps } from './field-view.ts'
import styles from './rich-text-loader.module.css'

/** Formatted text; its editor is heavy and comes when it is first needed. When it does not come, the form around it stands. */
export function RichTextInput(props: InputProps) {
  const [{ id, Editor }, setAttempt] = useState(newAttempt)
  const { field: { label, required } } = props
  const place = (inside: ReactNode) => (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ 'data-required': required || undefined }}>
      <div className={styles['place']}>{inside}</div>
    </Input.Wrapper>
  )

  return (
    <ChunkBoundary key={id} fallback={(message) => place(<>{message}<Button variant="default" size="xs" onClick={() => setAttempt(newAttempt)}>{vi.retry}</Button></>)}>
      <Suspense fallback={place(vi.loading)}><Editor {...props} /></Suspense>
    </ChunkBoundary>
  )
}

/** A component that failed to load stays failed; another try needs another one. */
const newAttempt = () => ({ id: crypto.randomUUID(), Editor: lazy(() => loadChunk('rich-text', () => import('./rich-text-input.tsx'))) })

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
