import { Suspense, use } from 'react'
import type { ReactNode } from 'react'
import { noOrigin, originOf } from './label-sample.ts'
import type { LabelOrigin } from './label-sample.ts'
import type { StampValues } from './stamp.ts'

interface Props {
  values: StampValues
  draw(origin: LabelOrigin): ReactNode
}

/** Draws with the data of the chosen trace; with placeholders until it is loaded or if none is chosen. */
export function WithOrigin({ values, draw }: Props) {
  const id = Number(values.trace_id) || 0
  return id ? (
    <Suspense fallback={draw(noOrigin)}>
      <Loaded origin={originOf(id)} draw={draw} />
    </Suspense>
  ) : (
    draw(noOrigin)
  )
}

const Loaded = ({ origin, draw }: Pick<Props, 'draw'> & { origin: Promise<LabelOrigin> }) => draw(use(origin))
