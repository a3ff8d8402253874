import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { groups, samples } from './definitions.ts'

const outline: Boundary = {
  type: 'Polygon',
  coordinates: [
    [
      [107.05, 20.95],
      [107.06, 20.95],
      [107.06, 20.96],
      [107.05, 20.96],
      [107.05, 20.95],
    ],
  ],
}

/** Fills an empty database with two groups, a sample with all fields and one with only the required ones. */
export async function fillSamples(pool: Pool, settings: Settings): Promise<string[]> {
  await pool.begin(async (sql) => {
    const store = openStore(sql, systemAuthor('example', settings.province))
    if ((await store.page(groups, {})).entries.length > 0) return
    const first = await store.insert(groups, { name: 'Nhóm thứ nhất' })
    const second = await store.insert(groups, { name: 'Nhóm thứ hai, có tên dài hơn để thấy chữ xuống dòng ra sao' })
    const common = { amount: 12, made_on: '2026-01-15', size: 'medium' as const, group_id: first.id }
    await store.insert(samples, { ...common, name: 'Mẫu chỉ có những gì bắt buộc' })
    await store.insert(samples, {
      ...common,
      name: 'Mẫu có đủ mọi thứ',
      about: 'Một đoạn giới thiệu đủ dài để thấy nó được rút gọn trong danh sách và hiện đủ trong trang chi tiết.',
      content: '<p>Một đoạn có <strong>chữ đậm</strong>.</p><ul><li>Dòng một</li><li>Dòng hai</li></ul>',
      email: 'mau@example.vn',
      phone: '0912345678',
      website: 'https://example.vn',
      gln: '8938501234562',
      identity: '022090001234',
      weight: 1234.5,
      price: 1_250_000,
      seen_at: '2026-01-15T08:30:00Z',
      is_fragile: true,
      colours: ['red', 'blue'],
      other_ids: [first.id, second.id],
      outline,
      standards: [{ code: 'TCVN 13274', day: '2020-12-31' }],
      box: { width: 30, height: 20 },
      pieces: [
        { name: 'Nắp', weight: 120 },
        { name: 'Thân', weight: 480.25 },
      ],
    })
  })
  return []
}
