import type { LogoPlace } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { logo } from '@trace/domain/areas/portal/singles.ts'
import { manufactures } from '@trace/domain/areas/producers/manufactures.ts'
import sharp from 'sharp'
import { fairQueue } from '@trace/platform/fair-queue.ts'
import { storageKeyOf } from '@trace/platform/files/store-file.ts'
import { cachedSingles, singleText } from '@trace/platform/cached-singles.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { withApprovedValues } from '@trace/platform/store/vouch.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'

/** Maximum pixels along the longer side: about 30 mm at 600 dots per inch. */
const most = 720

const inTurn = fairQueue({ atOnce: 2, waiting: 32 })

/** The logo for a label as PNG; null if there is none, or if its file is not stored on this platform. */
export async function logoPicture(
  store: Store,
  settings: Settings,
  place: LogoPlace | null,
  manufacture_id: number | null,
): Promise<Uint8Array | null> {
  if (!place) return null
  const url = place.source === 'province' ? await ofProvince(store) : await ofProducer(store, manufacture_id)
  if (!url?.startsWith('/files/')) return null
  const picture = await (await openStorage(settings)).read(storageKeyOf(url))
  return inTurn(() =>
    sharp(picture).resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
  )
}

const ofProvince = async ({ sql }: Store) => singleText((await cachedSingles(sql))[logo.name], 'logo')

const ofProducer = async (store: Store, id: number | null) =>
  id === null ? null : withApprovedValues(await store.find(manufactures, id)).logo
