const LIMIT = 120_000

/** Loads a part of the program; says which one failed, or took longer than two minutes. */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  let timer = 0
  const tooLong = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new ChunkError(name)), LIMIT)
  })
  try {
    return await Promise.race([load(), tooLong])
  } catch {
    throw new ChunkError(name)
  } finally {
    clearTimeout(timer)
  }
}

export class ChunkError extends Error {
  constructor(name: string) {
    super(`Loading chunk ${name} failed`)
  }
}
