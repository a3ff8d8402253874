import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { formatMoment } from '@trace/define/text/format.ts'
import { lazy, Suspense, use, useRef, useState } from 'react'
import { api } from '@trace/screens/app/api.ts'
import { baseMap, forgetBaseMap } from '@trace/screens/app/map/base-map.ts'
import type { Communes } from '@trace/screens/app/map/base-map.ts'
import { loadChunk } from '@trace/screens/ui/chunk.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import styles from './boundaries-card.module.css'
import { words } from './words.ts'

const CommunesMap = lazy(() => loadChunk('maps', () => import('@trace/screens/app/map/communes-map.tsx')))

/** Boundary file of the province: shows the one in use, and uploads a replacement. */
export function BoundariesCard() {
  const [asked, setAsked] = useState(baseMap)
  const { communes } = use(asked)
  const reset = useRef<() => void>(null)

  const send = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    const body = new FormData()
    body.append('file', file)
    if (!showAnswer(await whileLoading(api('POST', '/boundaries', body)))) return
    forgetBaseMap()
    setAsked(baseMap())
  }

  return (
    <div className={styles['card']}>
      <Card
        heading={words.boundaries}
        aside={
          <FileButton
            resetRef={reset}
            accept=".geojson,.json,application/geo+json"
            onChange={(file) => void send(file)}
            inputProps={{ 'aria-label': words.load }}
          >
            {(button) => (
              <Button {...button} variant="default" size="xs" leftSection={<IconUpload size={14} />}>
                {communes ? words.loadAnother : words.load}
              </Button>
            )}
          </FileButton>
        }
      >
        <p className="soft">{words.hint}</p>
        {communes && <Loaded communes={communes} />}
      </Card>
    </div>
  )
}

function Loaded({ communes }: { communes: Communes }) {
  const { file_name, loaded_at, drawn, total, missing } = communes
  return (
    <>
      <p>
        {words.loaded(drawn, total)} <span className="soft">{words.from(file_name, formatMoment(loaded_at))}</span>
      </p>
      {missing.length > 0 && (
        <p className={styles['missing']}>{words.missing(missing.map(({ name }) => name).join(', '))}</p>
      )}
      <Suspense fallback={<div className={styles['waiting']} />}>
        <CommunesMap communes={communes} label={words.boundaries} />
      </Suspense>
    </>
  )
}
