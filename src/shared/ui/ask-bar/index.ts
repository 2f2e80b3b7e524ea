export { AskBar, type AskBarProps } from './ask-bar';
