export { type DocumentLetter, LetterBlock, type LetterBlockProps } from './letter-block';
