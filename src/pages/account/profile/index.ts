export { profileOpened } from './model/profile-opened';
export { ProfilePage } from './ui/profile-page';
