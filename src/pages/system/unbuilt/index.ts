export { UnbuiltPage } from './ui/unbuilt-page';
