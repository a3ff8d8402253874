import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { labelsInLine, sheetHeight, sheetWidth, stampProblems } from '@trace/domain'
import { useState } from 'react'
import { LabelDrawing } from './label-drawing.tsx'
import type { LabelSample } from './label-sample.ts'
import { qrSquares } from './qr-squares.ts'
import { Ruler } from './ruler.tsx'
import styles from './sheet-preview.module.css'
import { printOf } from './stamp-print.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

const zooms = ['fit', 1, 2, 4] as const

interface Props {
  values: StampValues
  sample: LabelSample
  /** Change handler; present if the first label can be edited by dragging. */
  change?(name: string, value: unknown): void
}

/** Preview of one row of labels, exact to the millimetre; at 100% zoom it has the size on paper. */
export function SheetPreview({ values, sample, change }: Props) {
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('fit')
  const print = printOf(values)
  const squares = qrSquares(sample.qrText)
  const problems = stampProblems(print, sample.content, squares.modules)
  const [width, height] = [sheetWidth(print), sheetHeight(print, 1)]
  const unit = Math.max(width / (zoom === 'fit' ? 42 : 16 * zoom), 1.4)
  const [left, top, right, bottom] = [unit * 3.4, unit * 2.6, unit, unit]
  const whole = { width: left + width + right, height: top + height + bottom }
  const own = words.trueSize(print.width, print.height)
  const sizes = print.stamps_per_line > 1 ? `${own} · ${words.sheetSize(width, height)}` : own
  const size =
    zoom === 'fit' ? { width: '100%' } : { width: `${whole.width * zoom}mm`, height: `${whole.height * zoom}mm` }

  return (
    <section aria-labelledby="preview" className={`card ${styles['preview']}`}>
      <header className={styles['head']}>
        <h2 id="preview">{words.preview}</h2>
        <p className="soft">{sizes}</p>
        <Button.Group aria-label={words.zoom}>
          {zooms.map((one) => (
            <Button
              key={one}
              size="compact-sm"
              variant={zoom === one ? 'light' : 'default'}
              aria-pressed={zoom === one}
              onClick={() => setZoom(one)}
            >
              {one === 'fit' ? words.fit : words.times(one)}
            </Button>
          ))}
        </Button.Group>
      </header>
      <div className={styles['desk']} tabIndex={0} role="region" aria-label={words.drawing}>
        <svg viewBox={`${-left} ${-top} ${whole.width} ${whole.height}`} style={size} className={styles['sheet']}>
          <Ruler width={width} height={height} unit={unit} />
          {labelsInLine(print).map((box, index) => (
            <svg key={index} x={box.x} y={box.y} width={box.width} height={box.height} className={styles['label']}>
              <rect width={box.width} height={box.height} className={styles['paper']} strokeWidth={unit / 10} />
              <LabelDrawing
                print={print}
                sample={sample}
                squares={squares}
                editing={index === 0 && change ? { values, change } : undefined}
              />
            </svg>
          ))}
        </svg>
      </div>
      {sample.content.pin !== null && <p className={`soft ${styles['hint']}`}>{words.coveredHint}</p>}
      {change && <p className={`soft ${styles['hint']}`}>{words.dragHint}</p>}
      <Problems problems={problems} />
    </section>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) {
    return (
      <p role="status" className={styles['fits']}>
        <IconCircleCheck size={18} aria-hidden />
        {words.fits}
      </p>
    )
  }
  return (
    <ul role="status" className={styles['problems']}>
      {problems.map((problem) => (
        <li key={problem}>
          <IconAlertTriangle size={18} aria-hidden />
          {problem}
        </li>
      ))}
    </ul>
  )
}
