export { BarChart, type BarChartProps, type Bar } from './bar-chart';
export { ChartFrame, type ChartFrameProps } from './chart-frame';
export { LineChart, type LineChartProps, type ChartBand, type ChartLine } from './line-chart';
export { RankedBars, type RankedBarsProps, type RankedBar } from './ranked-bars';
