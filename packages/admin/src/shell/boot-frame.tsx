import { Loading } from './loading.tsx'
import styles from './boot-frame.module.css'

const lines = (count: number) => Array.from({ length: count }, (_, index) => <i key={index} />)

/** The outlines of the administration, in the places where it will stand, until its program is there. */
export function BootFrame() {
  return (
    <>
      {location.pathname.startsWith('/admin') && (
        <div aria-hidden className={styles['boot']}>
          <div className={styles['side']}>{lines(9)}</div>
          <div className={styles['bar']} />
          <div className={styles['main']}>
            <i />
            <div className="card">{lines(11)}</div>
          </div>
        </div>
      )}
      <Loading />
    </>
  )
}
