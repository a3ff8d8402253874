/** A step of background work, with its name for error messages. */
export type BackgroundStep = readonly [name: string, run: () => PromiseLike<unknown>]

/** Number of failed files or rows after which the rest is left for the next run. */
export const MOST_FAILURES = 20

/** Steps that failed while the others were done. */
export class StepsFailed extends AggregateError {
  constructor(failed: readonly (readonly [name: string, error: unknown])[]) {
    super(
      failed.map(([, error]) => error),
      failed.map(([name, error]) => `${name}: ${(error as Error).message}`).join('; '),
    )
  }
}

/**
 * Runs steps one after the other even if some fail, then throws all the errors. Stops after `most` failures: when
 * very many steps are alike, each may have waited for something that is unavailable.
 */
export async function runAllSteps(steps: Iterable<BackgroundStep>, most = Infinity): Promise<void> {
  const failed: [string, unknown][] = []
  for (const [name, run] of steps) {
    try {
      await run()
    } catch (error) {
      failed.push([name, error])
      if (failed.length >= most) break
    }
  }
  if (failed.length > 0) throw new StepsFailed(failed)
}
