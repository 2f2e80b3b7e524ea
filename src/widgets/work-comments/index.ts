export { commentsOpened } from './model/work-comments';
export { WorkComments } from './ui/work-comments';
