export { profileOpened } from '@/features/student-profile';
export { ProfilePanel } from './ui/profile-panel';
export { StudentProfilePage } from './ui/student-profile-page';
