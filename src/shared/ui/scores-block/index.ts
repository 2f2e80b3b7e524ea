export { ScoresBlock, type ScoresBlockProps } from './scores-block';
