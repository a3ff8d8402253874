import { useLocation, useNavigation } from 'react-router'
import styles from './skeleton.module.css'

const LINES = 10

/** Outlines of the next screen, over the present one while it is on its way. */
export function Skeleton() {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  if (!next || next.pathname === pathname) return null
  const kind = /\/(create|edit|update)(\/|$)/.test(next.pathname) ? 'form' : 'list'

  return (
    <div className={styles['skeleton']} data-kind={kind} aria-hidden aria-busy>
      <i />
      <div className="card">
        {Array.from({ length: LINES }, (_, nth) => (
          <i key={nth} />
        ))}
      </div>
    </div>
  )
}
