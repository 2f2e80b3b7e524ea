import type { TemplateSection } from '@/shared/api/templates';

export type BlockEditorProps = {
  section: TemplateSection;
  /** The value as it is edited; it may break the contract until it is saved. */
  value: unknown;
  onChange: (value: unknown) => void;
};
