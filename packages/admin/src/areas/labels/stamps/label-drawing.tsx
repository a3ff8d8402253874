import { layoutStamp } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { Box, PinPanel, StampPrint, TextRun } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { pointsInMillimetres } from '@trace/define/text/text-width.ts'
import { labelParts } from './label-parts.ts'
import { withFacts } from './label-sample.ts'
import type { LabelSample } from './label-sample.ts'
import { Movable } from './movable.tsx'
import type { qrSquares } from './qr-squares.ts'
import styles from './sheet-preview.module.css'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

interface Props {
  print: StampPrint
  sample: LabelSample
  squares: ReturnType<typeof qrSquares>
  /** Form values and their change handler, for the label whose parts can be dragged. */
  editing?: { values: StampValues; change(name: string, value: unknown): void } | undefined
}

/** SVG of one label, with the layout of the printed sheet; one unit is one millimetre. */
export function LabelDrawing({ print: asSaid, sample, squares: { modules, path }, editing }: Props) {
  const { content, facts, logos } = sample
  const print = withFacts(asSaid, facts)
  const { qr, texts, pin, logo } = layoutStamp(print, content, modules)
  const picture = logo && <Logo box={logo} url={logos[print.logo_attribute?.source ?? 'province']} />
  const code = (
    <g transform={`translate(${qr.x} ${qr.y}) scale(${qr.module})`}>
      <rect width={modules} height={modules} className={styles['touch']} />
      <path d={path} shapeRendering="crispEdges" />
    </g>
  )
  if (!editing) {
    return (
      <>
        {picture}
        {code}
        {texts.map((run) => (
          <Text key={`${run.x} ${run.y} ${run.text}`} run={run} />
        ))}
        {pin && <Covering panel={pin} />}
      </>
    )
  }

  const move = (values: StampValues) => {
    for (const [name, value] of Object.entries(values)) editing.change(name, value)
  }
  return labelParts(print, editing.values, content, modules).map((part, index) => (
    <Movable key={index} part={part} width={print.width} height={print.height} move={move}>
      {part.panel ? <Covering panel={part.panel} /> : part.run ? <Text run={part.run} /> : part.logo ? picture : code}
    </Movable>
  ))
}

const Text = ({ run: { text, x, baseline, font_size } }: { run: TextRun }) => (
  <text x={x} y={baseline} fontSize={pointsInMillimetres(font_size)}>
    {text}
  </text>
)

/** The logo or, if there is none, its frame. */
function Logo({ box: { x, y, width, height }, url }: { box: Box; url: string | undefined }) {
  const size = Math.min(height * 0.5, width * 0.25)
  return (
    <g className={styles['logo']}>
      <rect x={x} y={y} width={width} height={height} />
      {url ? (
        <image href={url} x={x} y={y} width={width} height={height} />
      ) : (
        <text x={x + width / 2} y={y + height / 2 + size * 0.36} fontSize={size} textAnchor="middle">
          {words.logo}
        </text>
      )}
    </g>
  )
}

/** Scratch-off panel: it hides the number below from everybody before the purchase. */
function Covering({ panel: { x, y, width, height } }: { panel: PinPanel }) {
  const size = height * 0.5
  return (
    <g className={styles['covering']}>
      <rect x={x} y={y} width={width} height={height} rx={0.6} />
      <text x={x + width / 2} y={y + height / 2 + size * 0.36} fontSize={size} textAnchor="middle">
        {words.covered}
      </text>
    </g>
  )
}
