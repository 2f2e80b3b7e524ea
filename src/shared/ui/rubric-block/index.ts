export { RubricBlock, type RubricBlockProps } from './rubric-block';
