import type { Version } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';

/** What made a version, in a few words. */
export function versionName({ cause, section }: Version, sections: readonly TemplateSection[]): string {
  const label = sections.find(({ key }) => key === section)?.title;
  switch (cause) {
    case 'written':
      return 'First draft';
    case 'continued':
      return 'Written to the end';
    case 'regenerated':
      return label ? `${label}, written again` : 'Written again';
    case 'edited':
      return label ? `${label}, edited` : 'Edited';
    case 'restored':
      return 'Brought back';
  }
}
