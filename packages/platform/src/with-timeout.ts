/** Rejects if `work` takes longer than `milliseconds`; its later result is ignored. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
