export { homeOpened } from './model/home';
export { HomePage } from './ui/home-page';
