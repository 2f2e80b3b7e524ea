import { useUnit } from 'effector-react';
import { ClipboardCopy, Pencil, Plus } from 'lucide';
import type { SectionChange } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { sectionCopyRequested, sectionLeft } from '../model/document';
import { editRequested } from '../model/document-editing';
import { insertRequested } from '../model/in-place';
import { itemNoun, pathAfterLast } from '../model/item-changes';
import { blocks } from './block-registry';
import { RewriteTools } from './rewrite-tools';

const CHANGES: readonly SectionChange[] = ['again', 'shorter', 'longer', 'easier', 'harder'];

const copies: readonly MenuEntry[] = [
  { kind: 'item', value: 'teacher', label: 'Teacher copy' },
  { kind: 'item', value: 'student', label: 'Student copy' },
];

export type SectionToolsProps = {
  section: TemplateSection;
  value: unknown;
  /** The labels of the sections that are rewritten with it; usually empty. */
  alsoRewritten: string;
  /** Whether the document cannot be changed now. */
  locked: boolean;
};

/** The actions on the selected section. Its texts are edited in place; what has no text there, in a drawer. */
export function SectionTools({ section, value, alsoRewritten, locked }: SectionToolsProps) {
  const on = useUnit({
    edit: editRequested,
    insert: insertRequested,
    leave: sectionLeft,
    copy: sectionCopyRequested,
  });
  const noun = itemNoun(section);
  return (
    <RewriteTools
      label={`Change: ${section.title}`}
      section={section.key}
      changes={CHANGES}
      alsoRewritten={alsoRewritten}
      locked={locked}
      onLeave={() => on.leave(section.key)}
    >
      {blocks[section.block].editor ? (
        <Button
          variant="quiet"
          size="sm"
          icon={Pencil}
          disabled={locked}
          onClick={() => on.edit({ kind: 'section', section })}
        >
          Edit
        </Button>
      ) : null}
      {noun === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          disabled={locked}
          onClick={() => on.insert({ section, path: pathAfterLast(section, value) })}
        >
          Add {noun}
        </Button>
      )}
      {section.teacher_only ? (
        <Button
          variant="quiet"
          size="sm"
          icon={ClipboardCopy}
          onClick={() => on.copy({ copy: 'teacher', section: section.key })}
        >
          Copy
        </Button>
      ) : (
        <Menu
          label={`Copy: ${section.title}`}
          trigger={
            <Button variant="quiet" size="sm" icon={ClipboardCopy}>
              Copy
            </Button>
          }
          entries={copies}
          onSelect={(copy) =>
            on.copy({ copy: copy === 'student' ? 'student' : 'teacher', section: section.key })
          }
        />
      )}
    </RewriteTools>
  );
}
