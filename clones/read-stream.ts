import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { LabelTruth, StreamScan } from './worlds.ts'

async function* linesOf(file: string): AsyncGenerator<Record<string, unknown>> {
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== '') yield JSON.parse(line) as Record<string, unknown>
}

const numberOf = (value: unknown): number | null => (value == null || value === '' ? null : Number(value))

export async function readScans(file: string): Promise<StreamScan[]> {
  const scans: StreamScan[] = []
  for await (const { code, at, device, network, latitude, longitude } of linesOf(file)) {
    const moment = typeof at === 'number' ? new Date(at < 1e11 ? at * 1_000 : at).toISOString() : String(at)
    scans.push({
      code: String(code),
      at: moment,
      device: String(device),
      network: String(network),
      latitude: numberOf(latitude),
      longitude: numberOf(longitude),
    })
  }
  return scans
}

/**
 * Reads the truth about labels, a line each: `{ code, cloned, copies?, kind? }`. If `cloned` is missing, it follows
 * from `copies` or from the words of `kind` (also `stratum`, `type`, `class`, `label`).
 */
export async function readTruth(file: string): Promise<LabelTruth[]> {
  const truth: LabelTruth[] = []
  for await (const line of linesOf(file)) {
    const words = ['kind', 'stratum', 'type', 'class', 'label']
      .map((name) => line[name])
      .filter((word) => typeof word === 'string')
    const said = words.join(' ').toLowerCase()
    const count = numberOf(line['copies'] ?? line['n_copies'])
    const told = line['cloned'] ?? line['clone'] ?? line['is_cloned'] ?? line['isCloned']
    const isCloned =
      told == null
        ? (count ?? 0) >= 2 || /clon|cop(y|ied|ies)|fake|counterfeit|giả|sao chép/.test(said)
        : told === true || told === 1 || told === 'true'
    const copies = isCloned ? (count ?? Number(/\d+/.exec(said)?.[0] ?? 2)) : 0
    truth.push({ code: String(line['code']), kind: isCloned ? 'cloned' : kindOf(said, line), copies })
  }
  return truth
}

function kindOf(said: string, line: Record<string, unknown>): LabelTruth['kind'] {
  if (line['slandered'] === true || /slander|attack|phá|vu khống/.test(said)) return 'slandered'
  if (line['show'] === true || line['shown'] === true || /show|display|exhibit|trưng/.test(said)) return 'show'
  return /gift|quà/.test(said) ? 'gift' : 'genuine'
}
