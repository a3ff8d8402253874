import { useLocation, useNavigation } from 'react-router'
import { shapeOf } from '../boot/last-frame.ts'
import styles from './skeleton.module.css'

const LINES = 11

/** Skeleton of the next screen, over the present one while the next one is loading. */
export function Skeleton() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  if (!next || next.pathname === pathname) return null

  return (
    <div className={`outlines-screen ${styles['skeleton']}`} data-shape={shapeOf(next.pathname)} aria-hidden aria-busy>
      <i />
      <div className="card">
        {Array.from({ length: LINES }, (_, nth) => (
          <i key={nth} />
        ))}
      </div>
    </div>
  )
}
