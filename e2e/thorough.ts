const { TEST_NIGHTLY, TEST_CHANGED = '' } = process.env
const changed = TEST_CHANGED.split('\n')

/** Whether everything is tried that an ordinary run tries on examples: each night, and when one of these files has changed. */
export const isThorough = (files: RegExp): boolean => TEST_NIGHTLY === '1' || changed.some((file) => files.test(file))
