export { StepsBlock, type DocumentStep, type StepsBlockProps } from './steps-block';
