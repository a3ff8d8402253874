/**
 * All interface texts that are not labels of definitions. They stand in one module for each time at which they are
 * fetched; the build follows `vi.close` to its own.
 */
export * as vi from './vi/all.ts'
