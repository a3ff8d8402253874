import { useId } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from './place-card.module.css'
import type { PlaceMapProps } from './place-map.tsx'

const PlaceMap = lazyPart<PlaceMapProps>(
  'maps',
  async () => (await import('./place-map.tsx')).PlaceMap,
  (inside) => <div className={styles['waiting']}>{inside}</div>,
)

/** Card with figures by place; the code of the map is loaded lazily. */
export function PlaceCard(props: PlaceMapProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`card ${styles['panel']}`}>
      <h2 id={id}>{props.heading}</h2>
      <PlaceMap {...props} />
    </section>
  )
}
