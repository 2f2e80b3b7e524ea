export { profileOpened } from './model/opening';
export { ProfilePage } from './ui/profile-page';
