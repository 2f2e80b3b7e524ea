export { submissionOpened } from './model/marking';
export { MarkingPage } from './ui/marking-page';
