export { SubmissionsBlock, type SubmissionsBlockProps } from './submissions-block';
