export { aboutOpened } from './model/about';
export { AboutPage } from './ui/about-page';
