export { StoryBlock, type StoryBlockProps } from './story-block';
