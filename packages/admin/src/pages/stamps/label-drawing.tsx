import { layoutStamp, millimetres } from '@trace/domain'
import type { StampPrint, TextRun } from '@trace/domain'
import type { Values } from '../../screens/form-state.ts'
import { labelParts } from './label-parts.ts'
import type { LabelSample } from './label-sample.ts'
import { Movable } from './movable.tsx'
import type { qrSquares } from './qr-squares.ts'
import styles from './sheet-preview.module.css'

interface Props {
  print: StampPrint
  sample: LabelSample
  squares: ReturnType<typeof qrSquares>
  /** The values of the form and how they change, for the label whose parts can be moved. */
  editing?: { values: Values; change(name: string, value: unknown): void } | undefined
}

/** One label, a millimetre being one unit, as the printed sheet sets it. */
export function LabelDrawing({ print, sample: { content }, squares: { modules, path }, editing }: Props) {
  const { qr, texts } = layoutStamp(print, content, modules)
  const code = (
    <g transform={`translate(${qr.x} ${qr.y}) scale(${qr.module})`}>
      <rect width={modules} height={modules} className={styles['touch']} />
      <path d={path} shapeRendering="crispEdges" />
    </g>
  )
  if (!editing) return <>{code}{texts.map((run) => <Text key={`${run.x} ${run.y} ${run.text}`} run={run} />)}</>

  const move = (values: Values) => {
    for (const [name, value] of Object.entries(values)) editing.change(name, value)
  }
  return labelParts(print, editing.values, content, modules).map((part, index) => (
    <Movable key={index} part={part} width={print.width} height={print.height} move={move}>
      {part.run ? <Text run={part.run} /> : code}
    </Movable>
  ))
}

const Text = ({ run: { text, x, baseline, font_size } }: { run: TextRun }) => (
  <text x={x} y={baseline} fontSize={millimetres(font_size)}>{text}</text>
)
