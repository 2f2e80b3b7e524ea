import { classesOpened } from './model/class-list';

export { ClassesPage as View } from './ui/classes-page';

export const open = () => classesOpened();
