import { settingsList } from './settings-list.ts'
import type { SettingName, WholeSetting } from './settings-list.ts'

type Environment = Record<string, string | undefined>

/** An invalid setting; the message says what is allowed. */
export class InvalidSetting extends Error {}

/** Reads settings one by one and collects the errors, so that all are reported at once. */
export class SettingsReader {
  readonly faults: string[] = []
  readonly env: Environment

  constructor(env: Environment) {
    this.env = env
  }

  has(name: SettingName): boolean {
    return Boolean(this.env[name]?.trim())
  }

  /**
   * Reads one setting with `parse`; `otherwise` if it is missing or invalid. `show` masks the value in error messages.
   */
  read<T>(
    name: SettingName,
    otherwise: T,
    parse: (text: string) => T,
    show: (text: string) => string = (text) => text,
  ): T {
    const text = this.env[name]?.trim()
    if (!text) return otherwise
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof InvalidSetting)) throw error
      this.faults.push(`${name}=${show(text)}: ${error.message}`)
      return otherwise
    }
  }

  whole(name: WholeSetting): number {
    const [otherwise, least, most] = settingsList[name].whole
    return this.read(name, otherwise, (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
      if (!(value >= least && value <= most)) throw new InvalidSetting(`phải là số nguyên từ ${least} đến ${most}`)
      return value
    })
  }

  oneOf<const T extends string>(name: SettingName, otherwise: T, choices: readonly T[]): T {
    return this.read(name, otherwise, (text) => {
      const found = choices.find((choice) => choice === text)
      if (!found) throw new InvalidSetting(`phải là một trong: ${choices.join(', ')}`)
      return found
    })
  }
}

/** Masks a secret completely. */
export const hidden = (): string => '***'

/** Masks the password and the query of an address. */
export function withoutSecrets(address: string): string {
  const [place = '', ...query] = address.split('?')
  const parts = query
    .join('?')
    .split('&')
    .map((part) => (/password|key|secret|token/i.test(part) ? `${part.split('=')[0]}=***` : part))
  return [place.replace(/^([a-z0-9+.-]*:\/\/)?.*@/is, '$1***@'), ...(query.length > 0 ? [parts.join('&')] : [])].join(
    '?',
  )
}

/** Environment variables that look like misspelled settings, each with the setting probably meant. */
export function misspelledNames(env: Environment, known: readonly string[]): { name: string; meant: string }[] {
  return Object.keys(env)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const upper = name.toUpperCase().replaceAll('-', '_')
      const nearest = known
        .map((meant) => ({ meant, apart: distance(upper, meant) }))
        .toSorted((a, b) => a.apart - b.apart)[0]!
      const isNear = nearest.apart <= (nearest.meant.length >= 8 ? 3 : 1) && nearest.meant.length >= 4
      const isOfFamily = FAMILIES.test(upper)
      return isNear || isOfFamily ? [{ name, meant: nearest.meant }] : []
    })
}

const FAMILIES =
  /^(ADMIN_|SESSION_|DATABASE_|BOUNDARIES_|TILES_|SMTP_|S3_|TRUSTED_|METRICS_|PRINT_|PUBLIC_|SEED_|DISK_|PROVINCE_|REPLICA_)/

/** Edit distance (Levenshtein) between two names. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(one[i - 1] !== other[j - 1])))
    row = next
  }
  return row.at(-1)!
}
