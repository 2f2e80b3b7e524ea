export { type DocumentRubric, RubricBlock, type RubricBlockProps } from './rubric-block';
