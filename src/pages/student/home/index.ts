import { studentHomeOpened } from './model/student-home';

export { StudentHomePage as View } from './ui/student-home-page';

export const open = () => studentHomeOpened();
