export { joinedClassesOpened } from './model/joined-classes';
export { JoinedClassesPage } from './ui/joined-classes-page';
