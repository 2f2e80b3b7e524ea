export { QuestionsBlock, type QuestionsBlockProps } from './questions-block';
