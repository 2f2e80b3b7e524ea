export { codeChanged, joinOpened } from './model/join-class';
export { JoinClassPage } from './ui/join-class-page';
