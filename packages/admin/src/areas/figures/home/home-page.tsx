import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'

/** The home of the user's role, as its loader has drawn it. */
export const HomePage = () => useLoaderData<{ drawn: ReactNode }>().drawn
