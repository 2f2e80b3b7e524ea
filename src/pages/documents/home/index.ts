import { homeOpened } from './model/home';

export { HomePage as View } from './ui/home-page';

export const open = () => homeOpened();
