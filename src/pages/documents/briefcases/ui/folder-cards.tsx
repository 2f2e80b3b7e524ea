import { useUnit } from 'effector-react';
import { Copy, Download, Ellipsis, LogOut, Pencil, Share2, Trash2 } from 'lucide';
import type { ComponentProps } from 'react';
import type { BriefcaseFolder } from '@/shared/api/briefcases';
import { fileSize } from '@/shared/ui/file-upload';
import { Icon } from '@/shared/ui/icon';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { coverAttributes } from '@/shared/ui/theme/mixed-cover';
import { folderCopied } from '../model/folder-copy';
import { folderChangeRequested, folderDeleted, folderLeft } from '../model/folder-editor';
import { archiveOpened } from '../model/selection';
import { sharingOpened } from '../model/sharing';
import * as styles from './folder-cards.css';

/** The folders in a place, each with what can be done with it. */
export function FolderCards({ folders }: { folders: readonly BriefcaseFolder[] }) {
  return (
    <ul className={styles.folders} aria-label="Folders">
      {folders.map((folder) => (
        <li key={folder.id} className={styles.folder} {...coverAttributes(folder.color)}>
          <div className={styles.body}>
            <div className={styles.plate}>
              <div className={styles.words}>
                <a className={styles.name} href={`/teacher/briefcases/${folder.id}`} dir="auto">
                  {folder.name}
                </a>
                <span className={styles.facts}>{factsOf(folder)}</span>
              </div>
              <div className={styles.menu}>
                <FolderMenu
                  folder={folder}
                  trigger={
                    <button type="button" className={styles.more} aria-label={`Actions for ${folder.name}`}>
                      <Icon of={Ellipsis} />
                    </button>
                  }
                />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ entries, bytes, role, owner, is_shared: isShared }: BriefcaseFolder): string {
  const count = entries === 1 ? '1 thing' : `${entries} things`;
  const sharing = role === 'owner' ? (isShared ? 'shared' : '') : `of ${owner}`;
  return [count, bytes > 0 ? fileSize(bytes) : '', sharing].filter(Boolean).join(', ');
}

type FolderMenuProps = { folder: BriefcaseFolder; trigger: ComponentProps<typeof Menu>['trigger'] };

/** What can be done with a folder, by the role of the user in it. */
export function FolderMenu({ folder, trigger }: FolderMenuProps) {
  const on = useUnit({
    change: folderChangeRequested,
    share: sharingOpened,
    copy: folderCopied,
    download: archiveOpened,
    remove: folderDeleted,
    leave: folderLeft,
  });
  const { id, name, role, parent_id: parentId } = folder;
  const isRootOfMember = role !== 'owner' && parentId === null;
  const entries: MenuEntry[] = [
    ...(role === 'reader'
      ? []
      : [{ kind: 'item' as const, value: 'change', label: 'Name, colour and place', icon: Pencil }]),
    ...(role === 'owner' ? [{ kind: 'item' as const, value: 'share', label: 'Share', icon: Share2 }] : []),
    {
      kind: 'item',
      value: 'copy',
      label: role === 'owner' ? 'Copy' : 'Copy to my briefcase',
      icon: Copy,
    },
    { kind: 'item', value: 'download', label: 'Download as archive', icon: Download },
    ...(isRootOfMember
      ? [{ kind: 'item' as const, value: 'leave', label: 'Leave folder', icon: LogOut }]
      : []),
    ...(role === 'reader' || isRootOfMember
      ? []
      : [{ kind: 'item' as const, value: 'remove', label: 'Move to trash', icon: Trash2, danger: true }]),
  ];
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      trigger={trigger}
      entries={entries}
      onSelect={(value) => {
        if (value === 'change') on.change(folder);
        else if (value === 'share') on.share(folder);
        else if (value === 'copy') on.copy(folder);
        else if (value === 'download') on.download(id);
        else if (value === 'leave') on.leave(id);
        else on.remove(id);
      }}
    />
  );
}
