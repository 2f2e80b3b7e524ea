export { classesOpened } from './model/class-list';
export { ClassesPage } from './ui/classes-page';
