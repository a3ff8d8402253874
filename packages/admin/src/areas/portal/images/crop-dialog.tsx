import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react'
import { formatNumber } from '@trace/define/text/format.ts'
import { ModalDialog } from '@trace/screens/ui/modal-dialog.tsx'
import { vi } from '@trace/screens/ui/vi.ts'
import { cropBox, MOST_ZOOM, moveCrop, outputSize, WHOLE, zoomCrop } from './crop.ts'
import type { CropBox, Dimensions } from './crop.ts'
import styles from './crop-dialog.module.css'
import { words } from './words.ts'

interface Props {
  /** URL of the picture, on this server or a blob URL. */
  source: string
  frame: Dimensions
  /** Receives the cropped picture; a rejection's message is shown to the user. */
  take(part: Blob): Promise<void>
  onClose(): void
}

const STEP = 0.02
const SHARP = 0.6

/** Crop dialog with a fixed aspect ratio: works by dragging, mouse wheel or keyboard. */
export default function CropDialog({ source, frame, take, onClose }: Props) {
  const zoomId = useId()
  const picture = useRef<HTMLImageElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const held = useRef<readonly [number, number] | null>(null)
  const [size, setSize] = useState<Dimensions | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const box = size && cropBox(size, frame, crop)
  const output = box && outputSize(box, frame)

  const move = (right: number, down: number) => size && setCrop((now) => moveCrop(size, frame, now, right, down))
  const zoomBy = (factor: number) => setCrop((now) => zoomCrop(now, now.zoom * factor))

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? STEP * 5 : STEP
    const keys: Record<string, () => void> = {
      ArrowLeft: () => move(step, 0),
      ArrowRight: () => move(-step, 0),
      ArrowUp: () => move(0, step),
      ArrowDown: () => move(0, -step),
      '+': () => zoomBy(1.1),
      '=': () => zoomBy(1.1),
      '-': () => zoomBy(1 / 1.1),
      '0': () => setCrop(WHOLE),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const hands = {
    onKeyDown,
    onWheel: (event: WheelEvent) => zoomBy(Math.exp(-event.deltaY * 0.002)),
    onPointerDown(event: PointerEvent) {
      held.current = [event.clientX, event.clientY]
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!held.current || !stage.current) return
      const { clientWidth, clientHeight } = stage.current
      move((clientX - held.current[0]) / clientWidth, (clientY - held.current[1]) / clientHeight)
      held.current = [clientX, clientY]
    },
    onPointerUp() {
      held.current = null
    },
  }

  const cut = async () => {
    if (!picture.current || !box || !output) return
    setBusy(true)
    setProblem('')
    try {
      await take(await draw(picture.current, box, output))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : vi.systemError)
      setBusy(false)
    }
  }

  return (
    <ModalDialog label={words.crop} className={styles['dialog']} onClose={onClose}>
      <h2>{words.crop}</h2>
      <p className="soft">{words.cropHint}</p>
      <div
        ref={stage}
        className={styles['stage']}
        role="application"
        aria-label={words.cropFrame}
        tabIndex={0}
        data-autofocus
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
        {...hands}
      >
        <img
          ref={picture}
          src={source}
          alt=""
          draggable={false}
          style={box && size ? placed(size, box) : { visibility: 'hidden' }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          onError={() => setProblem(words.unreadable)}
        />
      </div>
      <div className={styles['tools']}>
        <label htmlFor={zoomId}>{words.zoom}</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomCrop(crop, Number(event.currentTarget.value)))}
        />
        {output && (
          <span className="soft">{words.result(formatNumber(output.width), formatNumber(output.height))}</span>
        )}
      </div>
      {output && output.width < frame.width * SHARP && (
        <p className={styles['warning']}>{words.blurred(`${frame.width} × ${frame.height}`)}</p>
      )}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {vi.cancel}
        </Button>
        <Button loading={busy} disabled={!output} onClick={() => void cut()}>
          {words.cut}
        </Button>
      </div>
    </ModalDialog>
  )
}

/** CSS of the picture behind the frame, so that the cropped part fills the frame. */
const placed = (picture: Dimensions, box: CropBox) => ({
  width: `${(picture.width / box.width) * 100}%`,
  height: `${(picture.height / box.height) * 100}%`,
  left: `${(-box.left / box.width) * 100}%`,
  top: `${(-box.top / box.height) * 100}%`,
})

function draw(picture: HTMLImageElement, { left, top, width, height }: CropBox, output: Dimensions): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), output)
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, output.width, output.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.unreadable))), 'image/webp', 0.92),
  )
}
