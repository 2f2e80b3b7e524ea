export { MarkdownView, type MarkdownViewProps } from './markdown-view';
export { Maths, type MathsProps } from './maths';
export { looksFormatted } from './maths-marks';
