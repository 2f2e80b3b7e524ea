export { CommentsBlock, type CommentsBlockProps } from './comments-block';
