const LIMIT = 120_000

/** Loads a chunk of the program. After a failure or two minutes it throws an error that names the chunk. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer = 0
  const tooLong = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new ChunkError(name)), LIMIT)
  })
  try {
    return await Promise.race([load(), tooLong])
  } catch (error) {
    throw new ChunkError(name, error)
  } finally {
    clearTimeout(timer)
  }
}

export class ChunkError extends Error {
  constructor(name: string, cause?: unknown) {
    super(`Loading chunk ${name} failed`, { cause })
  }
}
