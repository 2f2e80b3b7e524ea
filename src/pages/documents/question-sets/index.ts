export { questionSetsOpened } from './model/question-sets';
export { QuestionSetsPage } from './ui/question-sets-page';
