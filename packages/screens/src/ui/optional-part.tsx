import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A lazy-loaded part that the user can work without: if its code or its style sheet cannot be loaded, it renders
 * nothing.
 */
export const optionalPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))

const Nothing = () => null
