export { TaskQuestionView } from './task-question';
export { QuestionsBlock, type QuestionsBlockProps } from './questions-block';
