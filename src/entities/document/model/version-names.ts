import type { Version } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';

/** A short description of how a version came about. */
export function versionName(
  { cause, section }: Pick<Version, 'cause' | 'section'>,
  sections: readonly TemplateSection[],
): string {
  const label = sections.find(({ key }) => key === section)?.title;
  switch (cause) {
    case 'written':
      return 'First draft';
    case 'continued':
      return 'Completed';
    case 'adjusted':
      return 'Reading level adjusted';
    case 'regenerated':
      return label ? `${label}, rewritten` : 'Rewritten';
    case 'revised':
      return 'Whole document, rewritten';
    case 'extended':
      return label ? `${label}, added` : 'Section added';
    case 'copied':
      return 'Copied';
    case 'edited':
      return label ? `${label}, edited` : 'Edited';
    case 'restored':
      return 'Restored';
  }
}
