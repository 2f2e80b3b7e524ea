export { ProseBlock, type ProseBlockProps } from './prose-block';
