export { LateTagsInput } from './late-tags-input';
export { TagsInput, type TagsInputProps } from './tags-input';
