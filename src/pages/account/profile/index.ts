import { profileOpened } from './model/profile-opened';

export { ProfilePage as View } from './ui/profile-page';

export const open = () => profileOpened();
