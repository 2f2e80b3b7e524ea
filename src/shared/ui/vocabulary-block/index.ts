export { VocabularyBlock, type VocabularyBlockProps, type VocabularyWord } from './vocabulary-block';
