export { profile, profileOpened } from './model/profile';
export { AboutStudent } from './ui/about-student';
export { Notes } from './ui/notes';
