import { Button } from '@mantine/core'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProductPartsContext } from '../../app/product-parts.ts'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { useCloseWhenLeft } from '../../ui/use-close-when-left.ts'
import { vi } from '../../ui/vi.ts'
import { words } from '../../ui/words.ts'
import { openReader } from './code-reader.ts'
import styles from './scanner.module.css'

const PAUSE = 150

interface Props {
  read(code: string): Promise<string | null>
  close(): void
}

/** Shows the camera picture until a code is read that `read` can open. */
export function Scanner({ read, close }: Props) {
  const hint = use(ProductPartsContext).codes?.camera ?? ''
  const video = useRef<HTMLVideoElement>(null)
  const [said, setSaid] = useState<string>(words.cameraOpens)
  const [failed, setFailed] = useState(false)
  useCloseWhenLeft(close)

  const found = useEffectEvent(async (code: string) => {
    setSaid(words.codeRead(code))
    const problem = await read(code)
    if (problem === null) close()
    else setSaid(problem)
  })

  const aim = useEffectEvent(() => setSaid(hint))

  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | undefined
    const watch = async () => {
      stream = await openCamera()
      const screen = video.current
      if (!isOpen || !screen) return stop(stream)
      screen.srcObject = stream
      await screen.play()
      aim()
      const readFrom = await openReader()
      let last = ''
      while (isOpen) {
        const code = await readFrom(screen)
        if (code && code !== last && isOpen) {
          last = code
          await found(code)
        }
        await pause()
      }
    }
    watch().catch((error: unknown) => {
      if (!isOpen) return
      setFailed(true)
      setSaid(cameraProblem(error))
    })
    return () => {
      isOpen = false
      if (stream) stop(stream)
    }
  }, [])

  return (
    <ModalDialog label={words.scan} className={styles['scanner']} onClose={close}>
      <h2>{words.scan}</h2>
      {!failed && (
        <div className={styles['frame']}>
          <video ref={video} muted playsInline aria-hidden />
        </div>
      )}
      <p role={failed ? 'alert' : 'status'}>{said}</p>
      <Button variant="default" data-autofocus onClick={close}>
        {vi.close}
      </Button>
    </ModalDialog>
  )
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE))

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

/** Opens the rear camera if there are two. Browsers offer no camera to an insecure page. */
async function openCamera(): Promise<MediaStream> {
  if (!window.isSecureContext) throw new DOMException('', 'SecurityError')
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
}

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: words.cameraRefused,
  NotFoundError: words.cameraMissing,
  OverconstrainedError: words.cameraMissing,
  NotReadableError: words.cameraBusy,
  SecurityError: words.cameraInsecure,
}

const cameraProblem = (error: unknown): string =>
  (error instanceof DOMException && problems[error.name]) || words.cameraFails
