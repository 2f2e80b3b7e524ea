export { PartsBlock, type PartsBlockProps } from './parts-block';
