export { WritingBar, type WritingBarProps, type WritingSection } from './writing-bar';
