export { ListBlock, type ListBlockProps } from './list-block';
