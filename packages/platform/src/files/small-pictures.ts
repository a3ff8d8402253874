import { Readable } from 'node:stream'
import type { OpenFile, Storage } from '../ports/files/storage.ts'
import { redrawSmall } from './images.ts'
import { storageKeyOf } from './store-file.ts'

const drawing = new Map<string, Promise<Buffer | null>>()

/** Returns '2026/07/0f3c…-small.webp': made from its picture at the first request, and stored beside it. */
export async function drawSmall(storage: Storage, name: string): Promise<OpenFile | null> {
  if (!name.endsWith('-small.webp')) return null
  const drawn = drawing.get(name) ?? draw(storage, name).finally(() => drawing.delete(name))
  drawing.set(name, drawn)
  const bytes = await drawn
  return bytes && { size: bytes.length, stream: Readable.from([bytes]) }
}

async function draw(storage: Storage, name: string): Promise<Buffer | null> {
  const key = storageKeyOf(`/files/${name}`)
  const whole = key.replace('-small', '')
  const found = await storage.open(whole)
  if (!found) return null
  found.stream.destroy()
  const small = await redrawSmall(await storage.read(whole))
  await storage.put(key, small)
  return small
}
