import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { isSheetPaper, papers } from '@trace/domain/areas/labels/printing/print-choices.ts'
import {
  imposeLabels,
  labelsOnPage,
  pagesFor,
  sheetProblems,
} from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Imposition } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { labelsInLine, sheetHeight, sheetWidth } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { stampProblems } from '@trace/domain/areas/labels/issues/stamp-problems.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { Suspense, useState } from 'react'
import { optionalPart } from '@trace/screens/ui/optional-part.tsx'
import { FactChips } from './fact-chips.tsx'
import { LabelDrawing } from './label-drawing.tsx'
import { withFacts } from './label-sample.ts'
import type { LabelSample } from './label-sample.ts'
import { PageDrawing } from './page-drawing.tsx'
import { qrSquares } from './qr-squares.ts'
import { Ruler } from './ruler.tsx'
import styles from './sheet-preview.module.css'
import { printOf, sheetOf } from './stamp-print.ts'
import type { StampValues } from './stamp.ts'
import { words } from './words.ts'

const TemplateChoices = optionalPart(async () => (await import('./template-choices.tsx')).TemplateChoices)

const zooms = ['fit', 1, 2, 4] as const

interface Props {
  values: StampValues
  sample: LabelSample
  /** Change handler; present if the first label can be edited by dragging. */
  change?(name: string, value: unknown): void
}

/** Preview of one row of labels or of a whole page, exact to the millimetre; at 100% zoom it has the size on paper. */
export function SheetPreview({ values, sample, change }: Props) {
  const [zoom, setZoom] = useState<(typeof zooms)[number]>('fit')
  const [wantsLabel, setWantsLabel] = useState(false)
  const print = printOf(values)
  const sheet = sheetOf(values)
  const imposition = imposeLabels(print, sheet)
  const hasPage = isSheetPaper(sheet.paper) && labelsOnPage(imposition) > 0
  const showsPage = hasPage && !wantsLabel
  const squares = qrSquares(sample.qrText)
  const { serial: _, ...ofAll } = sample.facts
  const problems = [
    ...stampProblems(withFacts(print, ofAll), sample.content, sample.qrText),
    ...sheetProblems(imposition, sheet),
  ].map(({ message }) => message)
  const line = hasPage ? { ...print, stamps_per_line: 1, space_left: 0, space_top: 0 } : print
  const { width, height } = showsPage ? imposition : { width: sheetWidth(line), height: sheetHeight(line, 1) }
  const unit = Math.max(width / (zoom === 'fit' ? 42 : 16 * zoom), 1.4)
  const [left, top, right, bottom] = [unit * 3.4, unit * 2.6, unit, unit]
  const whole = { width: left + width + right, height: top + height + bottom }
  const size =
    zoom === 'fit' ? { width: '100%' } : { width: `${whole.width * zoom}mm`, height: `${whole.height * zoom}mm` }

  return (
    <section aria-labelledby="preview" className={`card ${styles['preview']}`}>
      <header className={styles['head']}>
        <h2 id="preview">{words.preview}</h2>
        <p className="soft">{words.trueSize(print.width, print.height)}</p>
        <div className={styles['views']}>
          {hasPage && (
            <Button.Group aria-label={words.shown}>
              <Choice chosen={!showsPage} choose={() => setWantsLabel(true)} label={words.oneLine} />
              <Choice chosen={showsPage} choose={() => setWantsLabel(false)} label={words.wholePage} />
            </Button.Group>
          )}
          <Button.Group aria-label={words.zoom}>
            {zooms.map((one) => (
              <Choice
                key={one}
                chosen={zoom === one}
                choose={() => setZoom(one)}
                label={one === 'fit' ? words.fit : words.times(one)}
              />
            ))}
          </Button.Group>
        </div>
      </header>
      {change && (
        <Suspense fallback={<div className={styles['templates']} />}>
          <TemplateChoices
            print={print}
            sample={sample}
            choose={(made) => {
              for (const [name, value] of Object.entries(made)) change(name, value)
            }}
          />
        </Suspense>
      )}
      <div
        className={styles['desk']}
        data-page={showsPage || undefined}
        tabIndex={0}
        role="region"
        aria-label={words.drawing}
      >
        <svg viewBox={`${-left} ${-top} ${whole.width} ${whole.height}`} style={size} className={styles['sheet']}>
          <Ruler width={width} height={height} unit={unit} />
          {showsPage && <PageDrawing imposition={imposition} print={print} sample={sample} squares={squares} />}
          {!showsPage &&
            labelsInLine(line).map((box, index) => (
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
      {hasPage && <OnPages imposition={imposition} quantity={Number(values.quantity) || 0} />}
      {change && <FactChips print={print} values={values} facts={sample.facts} change={change} />}
      {sample.content.pin !== null && <p className={`soft ${styles['hint']}`}>{words.coveredHint}</p>}
      {change && !showsPage && <p className={`soft ${styles['hint']}`}>{words.dragHint}</p>}
      <Problems problems={problems} />
    </section>
  )
}

const Choice = ({ chosen, choose, label }: { chosen: boolean; choose(): void; label: string }) => (
  <Button size="compact-sm" variant={chosen ? 'light' : 'default'} aria-pressed={chosen} onClick={choose}>
    {label}
  </Button>
)

/** How many labels a page holds, and how many pages the issue takes. */
function OnPages({ imposition, quantity }: { imposition: Imposition; quantity: number }) {
  const { paper, columns, rows } = imposition
  const told = [words.onPage(papers[paper], columns, rows, formatNumber(columns * rows))]
  if (quantity > 0) told.push(words.pages(formatNumber(quantity), formatNumber(pagesFor(quantity, imposition))))
  return <p className={styles['onPages']}>{told.join(' · ')}</p>
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
      {[...new Set(problems)].map((problem) => (
        <li key={problem}>
          <IconAlertTriangle size={18} aria-hidden />
          {problem}
        </li>
      ))}
    </ul>
  )
}
