export {
  type DocumentEditing,
  DocumentEditingContext,
  type DocumentPath,
  isSamePath,
  ItemNotesContext,
} from './document-editing';
export { DocumentItem, type DocumentItemProps } from './document-item';
export { EditableText, type EditableTextProps } from './editable-text';
export { focusItem } from './focus-item';
export { ItemHandle, type ItemHandleProps } from './item-handle';
