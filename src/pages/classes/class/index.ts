export { classPageOpened } from './model/class-page';
export { ClassPage } from './ui/class-page';
