import styles from './sheet-preview.module.css'

const steps = [1, 2, 5, 10, 20, 50]

/** Millimetre rulers along the top and left edges; `unit` is the height of a letter in millimetres. */
export function Ruler({ width, height, unit }: { width: number; height: number; unit: number }) {
  const step = steps.find((one) => one >= unit / 3) ?? 50
  const named = steps.find((one) => one >= unit * 2.5 && one % step === 0) ?? step * 5
  const marks = (length: number) => Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step)
  const told = (length: number) => marks(length).filter((at) => at % named === 0)
  const reach = (at: number) => -unit * (at % named === 0 ? 1 : 0.5)

  return (
    <g aria-hidden className={styles['ruler']} fontSize={unit} strokeWidth={unit / 12}>
      <path d={`M0 0H${width}M0 0V${height}`} />
      <path
        d={marks(width)
          .map((at) => `M${at} 0V${reach(at)}`)
          .join('')}
      />
      <path
        d={marks(height)
          .map((at) => `M0 ${at}H${reach(at)}`)
          .join('')}
      />
      {told(width).map((at) => (
        <text key={at} x={at} y={-1.3 * unit} textAnchor="middle">
          {at}
        </text>
      ))}
      {told(height)
        .slice(1)
        .map((at) => (
          <text key={at} x={-1.3 * unit} y={at + unit * 0.35} textAnchor="end">
            {at}
          </text>
        ))}
    </g>
  )
}
