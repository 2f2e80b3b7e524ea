export { FactsBlock, type DocumentFact, type FactsBlockProps } from './facts-block';
