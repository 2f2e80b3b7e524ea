export { VocabularyBlock, type VocabularyBlockProps } from './vocabulary-block';
