export { StepsBlock, type StepsBlockProps } from './steps-block';
