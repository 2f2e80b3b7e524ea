export { UnbuiltPage as View } from './ui/unbuilt-page';
