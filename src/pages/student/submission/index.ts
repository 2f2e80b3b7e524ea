export { workOpened } from './model/draft';
export { StudentSubmissionPage } from './ui/student-submission-page';
