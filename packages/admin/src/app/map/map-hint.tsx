import { information } from '@trace/domain/areas/portal/singles.ts'
import { Link } from 'react-router'
import styles from '../../ui/map/map-view.module.css'
import { useMayDrawMap } from './may-draw-map.ts'
import { words } from '../../ui/charts/words.ts'

/** Says why a map shows no communes, and who can change that. */
export function MapHint() {
  const mayDraw = useMayDrawMap()
  return (
    <p className={styles['note']}>
      {words.noCommunes}{' '}
      {mayDraw ? <Link to={`/admin/${information.screen}`}>{words.loadCommunes}</Link> : words.askAdministrator}
    </p>
  )
}
