export { type DocumentScore, ScoresBlock, type ScoresBlockProps } from './scores-block';
