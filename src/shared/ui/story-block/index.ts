export { StoryBlock, type StoryBlockProps, type StoryChapter } from './story-block';
