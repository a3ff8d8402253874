import { needs, shownAtOnceToggle } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useCan } from '../../app/shell-data.ts'
import type { Values } from './form-state.ts'
import styles from './form-screen.module.css'
import { words } from './words.ts'

/**
 * New content that would be public at once starts hidden: users who may publish it get a checkbox beside the save
 * button, and whether it is checked is sent with the new row.
 */
export function useShownAtOnce(resource: Resource, isNew: boolean): { asked: ReactNode; answered: Values } {
  const [isShown, show] = useState(false)
  const may = useCan()(needs(resource, 'update'))
  const [name] = (isNew && shownAtOnceToggle(resource)) || []
  if (name === undefined) return { asked: null, answered: {} }
  return {
    answered: { [name]: isShown },
    asked: may && (
      <label key="shown" className={styles['shown']}>
        <input type="checkbox" checked={isShown} onChange={(event) => show(event.currentTarget.checked)} />
        {words.showAtOnce}
      </label>
    ),
  }
}
