import styles from './avatar.module.css'

/** A person's picture, or the initials of the last two words of the name. */
export function Avatar({ name, image, size = 28 }: { name: string; image: string | null; size?: number }) {
  if (image) return <img src={image} alt="" width={size} height={size} className={styles['avatar']} />
  const letters = name
    .split(/\s+/)
    .slice(-2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return (
    <span aria-hidden className={styles['avatar']} style={{ width: size, height: size, fontSize: size * 0.4 }}>
      {letters}
    </span>
  )
}
