/** Data of a chart: for each series, one value per name on the axis. */
export interface ChartData {
  /** Heading of the names in the data table: 'Ngày'. */
  axis: string
  names: readonly string[]
  series: readonly Series[]
}

export interface Series {
  label: string
  tone: 'accent' | 'warning'
  values: readonly number[]
}
