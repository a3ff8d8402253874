import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'

/** The home of the user's role, rendered by its loader. */
export const HomePage = () => useLoaderData<{ drawn: ReactNode }>().drawn
