import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Environment = Record<string, string | undefined>

/** File with the settings of the service that is installed on this machine. */
const FILE = '/etc/coi-nguon.env'
/** The data folder that the service uses if that file names none, as in its systemd unit. */
const DATA_DIR = '/var/lib/coi-nguon'

/**
 * Gives a command the settings of the service that is installed on this machine, except those already set: links, the
 * database and the folder are then the service's. A command with another DATA_DIR or DATABASE_URL than the service's
 * gets none of them. Returns a message for the operator, or null.
 */
export function takeInstalledSettings(env: Environment = process.env): string | null {
  const path = env['COI_NGUON_ENV'] || FILE
  const text = readEnvironmentFile(path)
  if (text === null) return null
  if (text === 'unreadable')
    // systemd sets INVOCATION_ID for each run, and has then already read the file.
    return env['INVOCATION_ID']
      ? null
      : `Không đọc được ${path}, nên không dùng thiết lập của dịch vụ. Hãy chạy bằng root, hoặc tự đặt các thiết lập ấy`
  const installed: Environment = { DATA_DIR, ...parseEnvironmentFile(text) }
  if (isElsewhere(env, installed))
    return `Không dùng thiết lập trong ${path}: DATA_DIR hoặc DATABASE_URL được cho là của nơi khác`
  for (const [name, value] of Object.entries(installed)) if (!env[name]?.trim()) env[name] = value
  return `Dùng thiết lập trong ${path}, DATA_DIR=${env['DATA_DIR']}`
}

function isElsewhere(env: Environment, installed: Environment): boolean {
  const [folder, database] = [env['DATA_DIR']?.trim(), env['DATABASE_URL']?.trim()]
  if (folder && resolve(folder) !== resolve(installed['DATA_DIR']!)) return true
  return Boolean(database) && database !== installed['DATABASE_URL']
}

function readEnvironmentFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : 'unreadable'
  }
}

/** The variables of a file as systemd reads `EnvironmentFile=`: a sign # begins a comment at the start of a line only. */
function parseEnvironmentFile(text: string): Environment {
  const lines = text.replaceAll(/\\\r?\n/g, '').split(/\r?\n/)
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/.exec(line.trim()) ?? []
      return name === undefined ? [] : [[name, unquoted(value!)]]
    }),
  )
}

const unquoted = (value: string): string => {
  const [, quote, inside] = /^(['"])(.*)\1$/.exec(value) ?? []
  if (inside === undefined) return value.replaceAll(/\\(.)/g, '$1')
  return quote === "'" ? inside : inside.replaceAll(/\\(["\\$`])/g, '$1')
}
