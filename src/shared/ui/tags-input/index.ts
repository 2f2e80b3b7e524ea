export { TagsInput, type TagsInputProps } from './tags-input';
