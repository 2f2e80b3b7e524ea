export { joinedClassOpened } from './model/joined-class';
export { JoinedClassPage } from './ui/joined-class-page';
