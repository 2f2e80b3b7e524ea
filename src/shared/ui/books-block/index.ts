export { BooksBlock, type BooksBlockProps } from './books-block';
