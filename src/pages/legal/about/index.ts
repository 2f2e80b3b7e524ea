import { aboutOpened } from './model/about';

export { AboutPage as View } from './ui/about-page';

export const open = () => aboutOpened();
