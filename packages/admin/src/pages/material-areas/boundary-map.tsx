import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMinus, IconPlus, IconZoomScan } from '@tabler/icons-react'
import type { Boundary } from '@trace/domain'
import { control, geoJSON, map as createMap } from 'leaflet'
import type { Map } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import styles from './area-detail.module.css'
import { words } from './words.ts'

const options = { zoomControl: false, attributionControl: false, zoomSnap: 0.25, maxZoom: 22, scrollWheelZoom: false }

/** A boundary on plain ground: no tiles are fetched from anywhere. The buttons are ours, for Leaflet's are made of markup. */
export default function BoundaryMap({ boundary, label }: { boundary: Boundary; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRef<{ map: Map; fit(): void } | null>(null)

  useEffect(() => {
    if (!box.current) return
    const map = createMap(box.current, options)
    const shape = geoJSON(boundary, { style: { className: styles['shape'] ?? '', weight: 2, fillOpacity: 0.18 } }).addTo(map)
    const fit = () => map.fitBounds(shape.getBounds(), { padding: [32, 32], animate: false })
    control.scale({ imperial: false }).addTo(map)
    fit()
    drawn.current = { map, fit }
    return () => void map.remove()
  }, [boundary])

  return (
    <div className={styles['map']}>
      <div ref={box} role="application" aria-label={label} className={styles['canvas']} />
      <div className={styles['zoom']}>
        <Tool label={words.zoomIn} run={() => drawn.current?.map.zoomIn()}><IconPlus size={16} /></Tool>
        <Tool label={words.zoomOut} run={() => drawn.current?.map.zoomOut()}><IconMinus size={16} /></Tool>
        <Tool label={words.fit} run={() => drawn.current?.fit()}><IconZoomScan size={16} /></Tool>
      </div>
    </div>
  )
}

const Tool = ({ label, run, children }: { label: string; run(): void; children: React.ReactNode }) => (
  <Tooltip label={label} position="left">
    <ActionIcon variant="default" aria-label={label} onClick={run}>{children}</ActionIcon>
  </Tooltip>
)
