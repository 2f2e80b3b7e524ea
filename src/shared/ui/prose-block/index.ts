export { paragraphsOf, ProseBlock, type ProseBlockProps } from './prose-block';
