import { unprintable } from '@trace/domain/areas/labels/printing/print-choices.ts'
import { labelsOnPage, placeOnPage } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Imposition } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { useId } from 'react'
import { LabelDrawing } from './label-drawing.tsx'
import type { LabelSample } from './label-sample.ts'
import type { qrSquares } from './qr-squares.ts'
import styles from './sheet-preview.module.css'

interface Props {
  imposition: Imposition
  print: StampPrint
  sample: LabelSample
  squares: ReturnType<typeof qrSquares>
}

/**
 * A whole page of labels with its cutting marks, and the margin that printers cannot print on; one unit is one
 * millimetre.
 */
export function PageDrawing({ imposition, ...label }: Props) {
  const id = useId()
  const { width, height, marks } = imposition
  const places = Array.from({ length: labelsOnPage(imposition) }, (_, position) => placeOnPage(imposition, position))

  return (
    <>
      <defs>
        <g id={id} className={styles['label']}>
          <LabelDrawing {...label} />
        </g>
        <clipPath id={`${id}-edge`}>
          <rect width={imposition.label.width} height={imposition.label.height} />
        </clipPath>
      </defs>
      <rect width={width} height={height} className={styles['paper']} strokeWidth={0.5} />
      <rect
        x={unprintable}
        y={unprintable}
        width={width - 2 * unprintable}
        height={height - 2 * unprintable}
        className={styles['margin']}
      />
      <path d={marks.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')} className={styles['marks']} />
      {places.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            width={imposition.label.width}
            height={imposition.label.height}
            className={styles['outline']}
            strokeWidth={0.25}
          />
          <use href={`#${id}`} clipPath={`url(#${id}-edge)`} />
        </g>
      ))}
    </>
  )
}
