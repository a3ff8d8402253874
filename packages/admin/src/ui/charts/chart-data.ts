/** What a chart shows: a value of each series for each name along the axis. */
export interface ChartData {
  /** How the names are told in the table beside the chart: 'Ngày'. */
  axis: string
  names: readonly string[]
  series: readonly Series[]
}

export interface Series {
  label: string
  tone: 'accent' | 'warning'
  values: readonly number[]
}
