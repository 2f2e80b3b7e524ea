export { Paper, type PaperPart, type PaperProps } from './paper';
export { PaperHead, type PaperHeadProps, PaperSection, type PaperSectionProps } from './paper-section';
export { type PaperSize, usualPaper } from './paper-size';
