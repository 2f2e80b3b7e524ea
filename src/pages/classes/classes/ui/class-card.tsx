import { useUnit } from 'effector-react';
import { Archive, Copy, Ellipsis, Pencil, QrCode, Table2, Trash2 } from 'lucide';
import { useState } from 'react';
import { classPath, classTitle, writtenCode } from '@/entities/class';
import { gradebookPath } from '@/entities/gradebook';
import { inviteOpened } from '@/features/class-invite';
import type { ClassEntry } from '@/shared/api/classes';
import { navigateFx } from '@/shared/lib/navigation';
import { ClassCover } from '@/shared/ui/class-cover';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { copyRequested } from '../model/class-copy';
import { changeRequested } from '../model/class-editor';
import * as model from '../model/class-list';

const entries: readonly MenuEntry[] = [
  { kind: 'item', value: 'gradebook', label: 'Gradebook', icon: Table2 },
  { kind: 'item', value: 'change', label: 'Change', icon: Pencil },
  {
    kind: 'item',
    value: 'copy',
    label: 'Copy',
    description: 'With lessons and assignments, or without',
    icon: Copy,
  },
  { kind: 'item', value: 'archive', label: 'Archive', description: 'Frees its seats', icon: Archive },
  { kind: 'rule' },
  { kind: 'item', value: 'delete', label: 'Move to trash', icon: Trash2, danger: true },
];

type ClassCardProps = {
  entry: ClassEntry;
  /** Whether the invite panel shows this class. */
  isInvited: boolean;
};

/** A class on the teacher's shelf. */
export function ClassCard({ entry, isInvited }: ClassCardProps) {
  const on = useUnit({
    invite: inviteOpened,
    change: changeRequested,
    copy: copyRequested,
    navigate: navigateFx,
    archive: model.archiveRequested,
    remove: model.deleteRequested,
  });
  const [asked, setAsked] = useState<'archive' | 'delete' | null>(null);
  const { id, class: face, teaching } = entry;
  const title = classTitle(face);
  return (
    <>
      <ClassCover
        template={face.cover}
        subject={face.subject}
        name={face.name}
        students={teaching?.students ?? 0}
        code={writtenCode(teaching?.code ?? '')}
        href={classPath(id)}
        actions={
          <>
            <IconButton
              label={`Invite to ${title}`}
              icon={QrCode}
              pressed={isInvited}
              onClick={() => on.invite(entry)}
            />
            <Menu
              label={`Actions for ${title}`}
              trigger={<IconButton label={`More for ${title}`} icon={Ellipsis} />}
              entries={entries}
              align="end"
              onSelect={(value) => {
                if (value === 'change') on.change(entry);
                if (value === 'copy') on.copy(entry);
                if (value === 'gradebook') void on.navigate({ to: gradebookPath(id) });
                if (value === 'archive' || value === 'delete') setAsked(value);
              }}
            />
          </>
        }
      />
      <ConfirmDialog
        open={asked === 'archive'}
        danger={false}
        title={`Archive ${title}?`}
        description="It frees its seats and its code stops working. Students can still read it."
        confirmLabel="Archive"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          on.archive(id);
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Move ${title} to the trash?`}
        description="Its students no longer see it. You can restore it within 30 days."
        confirmLabel="Move to trash"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          on.remove(id);
        }}
      />
    </>
  );
}
