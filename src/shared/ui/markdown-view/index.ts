export { FormattedText, type FormattedTextProps } from './formatted-text';
export { MarkdownView, type MarkdownViewProps } from './markdown-view';
export { Maths, type MathsProps } from './maths';
export { looksFormatted, looksMarked } from './maths-marks';
