import { IconPhoto } from '@tabler/icons-react'
import { banners } from '@trace/domain/areas/portal/banners.ts'
import type { Tone } from '@trace/define/machine.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { ToggleSwitch } from '@trace/screens/resource/fields/flag/toggle-switch.tsx'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { listAddress } from '@trace/screens/resource/addresses.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { RowMenu } from '@trace/screens/resource/list/rows/row-menu.tsx'
import { confirm } from '@trace/screens/ui/dialogs.ts'
import { showAnswer } from '@trace/screens/app/show-answer.ts'
import { whileLoading } from '@trace/screens/ui/loading.tsx'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import { kinds } from './banner-kinds.ts'
import type { Banner, BannerKind } from './banner-kinds.ts'
import styles from './banner-grid.module.css'
import { words } from './words.ts'

/** The banners of one kind as pictures, in display order. */
export function BannerGrid({ kind, entries }: { kind: BannerKind; entries: readonly Banner[] }) {
  if (entries.length === 0) {
    return (
      <div className={`card ${styles['empty']}`}>
        <IconPhoto size={40} stroke={1.25} aria-hidden />
        <h2>{words.none(kinds[kind].label)}</h2>
        <p className="soft">{words.noneHint}</p>
      </div>
    )
  }
  return (
    <ul className={styles['grid']}>
      {entries.map((banner) => (
        <li key={banner.id} className="card">
          <BannerCard kind={kind} banner={banner} />
        </li>
      ))}
    </ul>
  )
}

function BannerCard({ kind, banner }: { kind: BannerKind; banner: Banner }) {
  const can = useCan()
  const { revalidate } = useRevalidator()
  const { path, word } = kinds[kind]
  const { id, image, title, subtitle, link_url, sort_order, is_active } = banner
  const name = title || words.untitled

  const remove = async () => {
    if (!(await confirm({ title: vi.delete, message: vi.askDelete(name), danger: true }))) return
    const gone = await whileLoading(call(`DELETE /api/admin${path}/:id`, { id }))
    if (showAnswer(gone)) void revalidate()
  }
  const [mayEdit, maySwitch] = [can(screenNeed(banners, 'edit')), can(screenNeed(banners, 'update'))]
  const actions: RowAction[] = [
    ...(mayEdit ? [{ label: vi.edit, icon: 'edit' as const, to: `${listAddress(banners)}/${id}/edit/${word}` }] : []),
    ...(maySwitch ? [{ label: vi.delete, icon: 'delete' as const, danger: true, run: remove }] : []),
  ]

  return (
    <>
      {image && <img src={image} alt="" loading="lazy" data-kind={kind} />}
      <div className={styles['about']}>
        <h2>{name}</h2>
        <RowMenu name={name} actions={actions} />
        {subtitle && <p className="soft">{subtitle}</p>}
        {link_url && <p className={styles['link']}>{link_url}</p>}
        <p className="soft">{[words.order(sort_order ?? 0), scheduleOf(banner)].join(' · ')}</p>
      </div>
      <footer className={styles['foot']}>
        <StatusBadge {...standing(banner)} />
        {maySwitch && (
          <ToggleSwitch
            field={banners.fields.is_active}
            name="is_active"
            value={is_active}
            entry={banner}
            resource={banners.name}
          />
        )}
      </footer>
    </>
  )
}

function scheduleOf({ start_at, end_at }: Banner): string {
  const parts = [start_at && words.from(formatMoment(start_at)), end_at && words.until(formatMoment(end_at))].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(' ') : words.always
}

/** Status badge: whether visitors see a banner now. */
function standing({ is_active, start_at, end_at }: Banner): { label: string; tone: Tone } {
  const now = new Date().toISOString()
  if (!is_active) return { label: words.hidden, tone: 'neutral' }
  if (start_at && start_at > now) return { label: words.upcoming, tone: 'info' }
  return end_at && end_at < now ? { label: words.over, tone: 'warning' } : { label: words.showing, tone: 'success' }
}
