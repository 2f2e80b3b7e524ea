export {
  type DocumentQuestion,
  type QuestionGroup,
  QuestionsBlock,
  type QuestionsBlockProps,
} from './questions-block';
