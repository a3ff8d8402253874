import { use } from 'react'
import { Link } from 'react-router'
import styles from '../../ui/map/map-view.module.css'
import { ProductPartsContext } from '../product-parts.ts'
import { useMayDrawMap } from './may-draw-map.ts'
import { words } from '../../ui/charts/words.ts'

/**
 * Explains why a map shows no communes, and who can change that; empty in a product without a screen for its base map.
 */
export function MapHint() {
  const { mapScreen: screen } = use(ProductPartsContext)
  const mayDraw = useMayDrawMap()
  if (!screen) return null
  return (
    <p className={styles['note']}>
      {words.noCommunes}{' '}
      {mayDraw ? <Link to={`/admin/${screen.screen}`}>{words.loadCommunes}</Link> : words.askAdministrator}
    </p>
  )
}
