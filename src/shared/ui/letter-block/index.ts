export { LetterBlock, type LetterBlockProps } from './letter-block';
