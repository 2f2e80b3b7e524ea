export { BooksBlock, type BooksBlockProps, type DocumentBook } from './books-block';
