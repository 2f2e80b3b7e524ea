export { profileOpened } from './model/profile';
export { StudentProfilePage } from './ui/student-profile-page';
