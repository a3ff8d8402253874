import type { Fields } from '@trace/define/field.ts'

/** Loads a page or a dialog and the inputs of its form in parallel. */
export const withInputs =
  <P>(fields: Fields, page: () => Promise<P>) =>
  async (): Promise<P> => {
    const inputs = import('./rare-inputs.tsx').then(({ loadInputs }) => loadInputs(fields))
    return (await Promise.all([page(), inputs]))[0]
  }
