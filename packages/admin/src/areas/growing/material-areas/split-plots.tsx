import { Button } from '@mantine/core'
import type { materialAreas } from '@trace/domain/areas/growing/material-areas.ts'
import { api } from '@trace/screens/app/api.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import type { NamedPlot } from '@trace/screens/resource/fields/boundary/plot-chooser.tsx'
import type { FormValues } from '@trace/screens/resource/form/form-state.ts'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { words } from './words.ts'

interface Props {
  values: FormValues<typeof materialAreas>
  chosen: readonly NamedPlot[]
  /** Removes plots that have become areas from the list. */
  done(plots: readonly NamedPlot[]): void
  put(name: 'name' | 'boundary' | 'acreage', value: unknown): void
}

/**
 * Creates an area from each chosen plot, with the other values of the form: the first plot fills the form, the others
 * are saved at once. Stops at the first refusal; areas saved until then stay.
 */
export function SplitPlots({ values, chosen, done, put }: Props) {
  const split = async () => {
    const [first, ...others] = chosen
    if (!first) return
    const message = words.askSplit(others.length, first.name)
    if (!(await confirm({ title: words.split(chosen.length), message }))) return
    const saved: NamedPlot[] = []
    await whileLoading(
      (async () => {
        for (const plot of others) {
          const answer = await api('POST', '/material-areas', { ...values, ...formOf(values.name, plot) })
          if (!answer.ok) {
            showAnswer({ ...answer, message: `${plot.name}: ${answer.message}` })
            break
          }
          saved.push(plot)
        }
      })(),
    )
    if (saved.length < others.length) return done(saved)
    for (const [name, value] of Object.entries(formOf(values.name, first))) put(name as 'name', value)
    done(chosen)
  }
  return (
    <Button size="xs" onClick={() => void split()}>
      {words.split(chosen.length)}
    </Button>
  )
}

const formOf = (name: unknown, plot: NamedPlot) => ({
  name: typeof name === 'string' && name.trim() ? `${name.trim()} – ${plot.name}` : plot.name,
  boundary: plot.boundary,
  acreage: plot.hectares,
})
