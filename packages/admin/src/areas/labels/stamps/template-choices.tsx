import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stampTemplates } from '@trace/domain/areas/labels/printing/stamp-templates.ts'
import type { TemplatePrint } from '@trace/domain/areas/labels/printing/stamp-templates.ts'
import { LabelDrawing } from './label-drawing.tsx'
import type { LabelSample } from './label-sample.ts'
import { qrSquares } from './qr-squares.ts'
import styles from './template-choices.module.css'
import { words } from './words.ts'

interface Props {
  print: StampPrint
  sample: LabelSample
  choose(made: TemplatePrint): void
}

/** Ready-made layouts, drawn with this texts; a click applies one. */
export function TemplateChoices({ print, sample, choose }: Props) {
  const squares = qrSquares(sample.qrText)
  const { qrText, facts, content } = sample
  const use = { dpi: print.dpi, qrText, secure: content.pin !== null, facts }

  return (
    <div role="group" aria-label={words.templates} className={styles['templates']}>
      {stampTemplates.map(({ label, about, width, height, make }) => {
        const made = make(use)
        return (
          <button key={label} type="button" className={styles['template']} title={about} onClick={() => choose(made)}>
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
              <rect width={width} height={height} fill="#fff" />
              <LabelDrawing print={{ ...print, ...made }} sample={sample} squares={squares} />
            </svg>
            <span>
              {label}
              <small>{words.size(width, height)}</small>
            </span>
          </button>
        )
      })}
    </div>
  )
}
