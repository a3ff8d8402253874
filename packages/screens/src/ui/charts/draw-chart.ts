import { formatFigure } from '@trace/define/text/format.ts'
import { BarChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartData, Series } from './chart-data.ts'

use([BarChart, GridComponent, TooltipComponent, CanvasRenderer])

const colors: Record<Series['tone'], string> = { accent: '--chart', warning: '--mark-warning' }

/** Draws columns, stacked if there are several series, in the colours of the current colour scheme. */
export function drawChart(element: HTMLElement, { names, series }: ChartData): { resize(): void; dispose(): void } {
  const page = getComputedStyle(element)
  const color = (name: string) => page.getPropertyValue(name).trim()
  const text = { color: color('--ink-soft'), fontFamily: page.fontFamily, fontSize: 12 }
  const chart = init(element)

  chart.setOption({
    animation: false,
    textStyle: text,
    grid: { left: 4, right: 4, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      axisPointer: { type: 'shadow', shadowStyle: { color: color('--ink-soft'), opacity: 0.08 } },
      backgroundColor: color('--surface'),
      borderColor: color('--line-strong'),
      textStyle: { ...text, color: color('--ink') },
      valueFormatter: (value: number) => formatFigure(value),
    },
    xAxis: {
      type: 'category',
      data: [...names],
      axisLabel: { ...text, hideOverlap: true },
      axisTick: { show: false },
      axisLine: { lineStyle: { color: color('--line-strong') } },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: color('--line') } },
      axisLabel: { ...text, formatter: (value: number) => formatFigure(value) },
    },
    series: series.map(({ label, tone, values }) => ({
      type: 'bar',
      stack: 'all',
      name: label,
      data: [...values],
      color: color(colors[tone]),
      barMaxWidth: 28,
      barCategoryGap: '35%',
    })),
  })
  return chart
}
