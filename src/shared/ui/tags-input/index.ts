export { DeferredTagsInput } from './deferred-tags-input';
export { TagsInput, type TagsInputProps } from './tags-input';
