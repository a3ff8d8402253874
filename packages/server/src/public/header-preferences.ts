const MOST_LETTERS = 1_000

/**
 * The values of a header such as 'en-GB,en;q=0.9', in lower case, most preferred first, without refused ones (`q=0`).
 */
export const headerPreferences = (header: string): { name: string; weight: number }[] =>
  header
    .slice(0, MOST_LETTERS)
    .split(',')
    .map((part) => {
      const [name = '', ...more] = part
        .toLowerCase()
        .split(';')
        .map((word) => word.trim())
      const quality = more.find((word) => word.startsWith('q='))
      return { name, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
