import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A lazy-loaded part that the user can work without: where its code or its style sheet cannot be fetched, as without a
 * connection, nothing is drawn in its place.
 */
export const optionalPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<P> => Nothing) }))

const Nothing = () => null
