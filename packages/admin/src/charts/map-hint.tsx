import { information } from '@trace/domain'
import { Link } from 'react-router'
import { useUser } from '../shell/shell-data.ts'
import styles from './map-view.module.css'
import { words } from './words.ts'

/** Why a map shows no communes, and who can change that. */
export function MapHint() {
  const isAdministrator = useUser()?.role?.code === 'super_admin'
  return (
    <p className={styles['note']}>
      {words.noCommunes}{' '}
      {isAdministrator ? <Link to={`/admin/${information.screen}`}>{words.loadCommunes}</Link> : words.askAdministrator}
    </p>
  )
}
