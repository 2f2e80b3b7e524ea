export { MarkLegend, type MarkLegendProps } from './mark-legend';
