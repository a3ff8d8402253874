import type { Home } from '@trace/domain/areas/accounts/homes.ts'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { addressQueryOf } from '@trace/screens/app/load.ts'
import { requireSession } from '@trace/screens/app/session.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { asksForFigures } from './figures-address.ts'

type Draw = (args: LoaderFunctionArgs) => Promise<ReactNode>

/** Each home is lazy-loaded on its own, with its data. */
const homes: Record<Home, () => Promise<Draw>> = {
  producer: async () => (await import('./producer-home.tsx')).producerHome,
  appraiser: async () => (await import('./appraiser-home.tsx')).appraiserHome,
  stamps: async () => (await import('./stamps-home.tsx')).stampsHome,
  commune: async () => (await import('./commune-home.tsx')).communeHome,
  editor: async () => (await import('./editor-home.tsx')).editorHome,
  inspector: async () => (await import('./inspector-home.tsx')).inspectorHome,
  leader: async () => (await import('./leader-home.tsx')).leaderHome,
  administrator: async () => (await import('./administrator-home.tsx')).administratorHome,
}

/** Renders the home of the user's role or, if the address asks for them, the figures of the province. */
export async function loadHome(args: LoaderFunctionArgs): Promise<{ drawn: ReactNode }> {
  const { user } = await requireSession(args.request)
  const wantsFigures = asksForFigures(addressQueryOf(args.request))
  const home = wantsFigures ? 'leader' : (user.role?.home ?? 'leader')
  const draw = await loadChunk(`home/${home}`, homes[home])
  return { drawn: await draw(args) }
}
