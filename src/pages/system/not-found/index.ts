export { NotFoundPage as View } from './ui/not-found-page';
