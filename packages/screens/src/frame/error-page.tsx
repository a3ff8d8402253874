import { Button } from '@mantine/core'
import { IconBarrierBlock, IconCloudOff, IconLock, IconMapQuestion, IconMoodSad } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import { Link, useLocation, useNavigate, useRouteError, useSearchParams } from 'react-router'
import type { Answer } from '../app/api.ts'
import { ChunkError } from '../ui/chunk.ts'
import { clearSession } from '../app/session.ts'
import { productName } from '../ui/brand-name.ts'
import { vi } from '../ui/vi.ts'
import styles from './error-page.module.css'
import { useShell } from '../app/shell.ts'

export type ErrorKind = '404' | '403' | '500' | 'maintenance' | 'offline' | 'chunk'

const pages: Record<ErrorKind, { icon: Icon; title: string; text: string }> = {
  404: { icon: IconMapQuestion, title: vi.notFoundTitle, text: vi.notFound },
  403: { icon: IconLock, title: vi.forbiddenTitle, text: vi.forbidden },
  500: { icon: IconMoodSad, title: vi.errorTitle, text: vi.error },
  maintenance: { icon: IconBarrierBlock, title: vi.maintenanceTitle, text: vi.maintenance },
  offline: { icon: IconCloudOff, title: vi.offlineTitle, text: vi.unreachable },
  chunk: { icon: IconCloudOff, title: vi.chunkTitle, text: vi.chunk },
}

interface Props {
  kind: ErrorKind
  /** Message of the server or the program, instead of the default text. */
  text?: string | undefined
}

/** Error page with links to continue. */
export function ErrorPage({ kind, text }: Props) {
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [search] = useSearchParams()
  const { icon: Picture, title, text: usual } = pages[kind]
  const shell = useShell()
  const wrong = search.get('from')
  const again = kind === 'chunk' || kind === 'offline' || kind === '500'

  return (
    <section className={styles['page']}>
      <title>{`${title} · ${productName}`}</title>
      <Picture size={56} stroke={1.25} aria-hidden className={styles['icon']} />
      <h1>{title}</h1>
      <p className="soft">{text || toldIn(state) || (shell?.permissions === null ? vi.roleRests : usual)}</p>
      {wrong && (
        <p>
          {vi.wrongAddress} <code>{wrong}</code>
        </p>
      )}
      <div className={styles['buttons']}>
        {again && <Button onClick={() => location.reload()}>{vi.reload}</Button>}
        {key !== 'default' && !again && (
          <Button variant="default" onClick={() => void navigate(-1)}>
            {vi.back}
          </Button>
        )}
        {kind === 'maintenance' && (
          <Button
            variant="default"
            onClick={() => {
              clearSession()
              void navigate('/auth/login')
            }}
          >
            {vi.signInAsOther}
          </Button>
        )}
        <Button component={Link} to="/admin/home" variant={again ? 'default' : 'filled'}>
          {vi.toHome}
        </Button>
      </div>
    </section>
  )
}

/** The server's message, if a refusal redirected here. */
const toldIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : undefined

/** Error page without the frame around it. */
export const LoneErrorPage = (props: Props) => (
  <main>
    <ErrorPage {...props} />
  </main>
)
export const LoneScreenError = () => (
  <main>
    <ScreenError />
  </main>
)

/** Error boundary of a screen that failed to load or threw an error. */
export function ScreenError() {
  const error = useRouteError()
  if (error instanceof ChunkError) return <ErrorPage kind="chunk" text={`${error.message}. ${vi.chunk}`} />
  if (isAnswer(error)) {
    if (error.code === 404) return <ErrorPage kind="404" text={vi.rowNotFound} />
    if (error.code === 0) return <ErrorPage kind="offline" text={error.message} />
    return <ErrorPage kind="500" text={error.message} />
  }
  console.error(error)
  return <ErrorPage kind="500" />
}

const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && 'ok' in error && 'code' in error
