/** What comes of the work, if that takes no longer; else it fails, and what comes later is not heard. */
export async function withPatience<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
