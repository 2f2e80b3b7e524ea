export { FileButton, type FileButtonProps } from './file-button';
