import { useUnit } from 'effector-react';
import {
  BookOpen,
  Copy,
  Download,
  Ellipsis,
  File,
  FileText,
  FolderInput,
  Image,
  Link2,
  NotebookText,
  Pencil,
  Trash2,
} from 'lucide';
import { lessonPath } from '@/entities/lesson';
import type { BriefcaseEntry, BriefcaseFolder } from '@/shared/api/briefcases';
import { whenOf } from '@/shared/lib/dates';
import { Checkbox } from '@/shared/ui/checkbox';
import { Cluster } from '@/shared/ui/cluster';
import { fileSize } from '@/shared/ui/file-upload';
import { IconButton } from '@/shared/ui/icon-button';
import type { IconShape } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { Stack } from '@/shared/ui/stack';
import { Table, type TableColumn } from '@/shared/ui/table';
import { TemplateMark } from '@/shared/ui/template-mark';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { coverOf } from '@/shared/ui/theme/template-name';
import { copyOpened } from '../model/copy-to-lesson';
import { renameRequested } from '../model/entry-editor';
import { moverOpened } from '../model/mover';
import { $now, $words, $allFolders } from '../model/place';
import { previewOpened } from '../model/preview';
import { $selected, changeRequested, entryToggled, fileOpened } from '../model/selection';
import * as styles from './briefcases-page.css';

/** The entries of a place or of a search. */
export function EntryRows({ entries }: { entries: readonly BriefcaseEntry[] }) {
  const { selected, now, words, folders } = useUnit({
    selected: $selected,
    now: $now,
    words: $words,
    folders: $allFolders,
  });
  const toggle = useUnit(entryToggled);
  const isSearch = words.trim() !== '';
  return (
    <Table
      label="Entries"
      rows={entries}
      rowKey={({ id }) => id}
      isSelected={({ id }) => selected.has(id)}
      columns={columnsOf({ selected, now, folders: isSearch ? folders : null, toggle })}
    />
  );
}

type Shown = {
  selected: ReadonlySet<string>;
  now: Date | null;
  /** Names the place of each entry; null if all are in one. */
  folders: readonly BriefcaseFolder[] | null;
  toggle: (id: string) => void;
};

const columnsOf = ({ selected, now, folders, toggle }: Shown): TableColumn<BriefcaseEntry>[] => [
  {
    key: 'name',
    label: 'Name',
    phone: 'main',
    cell: (entry) => (
      <Cluster gap={3} wrap={false}>
        <Checkbox checked={selected.has(entry.id)} onChange={() => toggle(entry.id)}>
          <VisuallyHidden>Select {entry.name}</VisuallyHidden>
        </Checkbox>
        <EntryName entry={entry} place={folders ? placeOf(entry, folders) : ''} now={now} />
      </Cluster>
    ),
  },
  {
    key: 'size',
    label: 'Size',
    align: 'end',
    phone: 'hidden',
    cell: ({ size }) => (size === null ? '' : fileSize(size)),
  },
  {
    key: 'changed',
    label: 'Changed',
    phone: 'hidden',
    cell: ({ updated_at: updatedAt }) => (now ? whenOf(updatedAt, now).day : ''),
  },
  {
    key: 'actions',
    label: 'Actions',
    hideLabel: true,
    align: 'end',
    phone: 'end',
    cell: (entry) => <EntryMenu entry={entry} />,
  },
];

const placeOf = ({ folder_id: id }: BriefcaseEntry, folders: readonly BriefcaseFolder[]): string =>
  id === null ? 'In no folder' : `In ${folders.find((folder) => folder.id === id)?.name ?? 'a folder'}`;

type EntryNameProps = { entry: BriefcaseEntry; place: string; now: Date | null };

function EntryName({ entry, place, now }: EntryNameProps) {
  const preview = useUnit(previewOpened);
  const { id, name, kind, lesson_id: lessonId, generation_id: generationId, is_mine: isMine, url } = entry;
  const { size, updated_at: updatedAt } = entry;
  const href =
    kind === 'lesson' && lessonId !== null
      ? lessonPath(lessonId)
      : kind === 'document' && isMine && generationId !== null
        ? `/generators/${entry.detail ?? ''}/${generationId}`
        : (url ?? undefined);
  return (
    <Cluster gap={3} wrap={false}>
      <TemplateMark
        template={
          kind === 'document'
            ? coverOf(entry.detail ?? '')
            : kind === 'lesson'
              ? 'lagoon'
              : kind === 'link'
                ? 'iris'
                : 'ink'
        }
        icon={iconOf(entry)}
        look="soft"
      />
      <Stack gap={0}>
        {href === undefined ? (
          <button type="button" className={styles.name} dir="auto" onClick={() => preview(id)}>
            {name}
          </button>
        ) : (
          <Link href={href}>{name}</Link>
        )}
        <Text size="2xs" tone="muted">
          {[kindOf(entry), place].filter(Boolean).join(', ')}
          <span className={styles.onPhone}>
            {size === null ? '' : `, ${fileSize(size)}`}
            {now ? `, ${whenOf(updatedAt, now).day}` : ''}
          </span>
        </Text>
      </Stack>
    </Cluster>
  );
}

const PICTURE = /\.(png|jpe?g|webp|gif|heic)$/i;

function iconOf({ kind, name }: BriefcaseEntry): IconShape {
  if (kind === 'document') return NotebookText;
  if (kind === 'lesson') return BookOpen;
  if (kind === 'link') return Link2;
  if (PICTURE.test(name)) return Image;
  return /\.(pdf|docx?|odt|txt|md)$/i.test(name) ? FileText : File;
}

function kindOf({ kind, name, detail, versions }: BriefcaseEntry): string {
  if (kind === 'document') return 'Document';
  if (kind === 'lesson') return detail ? `Lesson of ${detail}` : 'Lesson';
  if (kind === 'link') return 'Link';
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  const type = PICTURE.test(name) ? 'Picture' : (ending ?? 'File');
  return versions > 1 ? `${type}, ${versions} versions` : type;
}

/** What can be done with one entry. */
function EntryMenu({ entry }: { entry: BriefcaseEntry }) {
  const on = useUnit({
    preview: previewOpened,
    rename: renameRequested,
    move: moverOpened,
    toLesson: copyOpened,
    download: fileOpened,
    change: changeRequested,
  });
  const { id, name, kind, file_id: fileId, can_edit: canEdit } = entry;
  const item = (value: string, label: string, icon: IconShape) => ({
    kind: 'item' as const,
    value,
    label,
    icon,
  });
  const entries: MenuEntry[] = [
    item('preview', kind === 'file' ? 'Preview and versions' : 'Preview', FileText),
    ...(fileId ? [item('download', 'Download', Download)] : []),
    ...(kind === 'lesson' ? [] : [item('lesson', 'Copy to a lesson', Copy)]),
    item('copy', 'Copy to a folder', Copy),
    ...(canEdit
      ? [
          item('move', 'Move', FolderInput),
          item('rename', 'Rename', Pencil),
          { ...item('trash', 'Move to trash', Trash2), danger: true },
        ]
      : []),
  ];
  return (
    <Menu
      label={`Actions for ${name}`}
      align="end"
      trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} size="sm" />}
      entries={entries}
      onSelect={(value) => {
        if (value === 'preview') on.preview(id);
        else if (value === 'download' && fileId) on.download(fileId);
        else if (value === 'lesson') on.toLesson([id]);
        else if (value === 'move' || value === 'copy') on.move({ change: value, ids: [id] });
        else if (value === 'rename') on.rename(entry);
        else on.change({ ids: [id], change: 'trash', folderId: null });
      }}
    />
  );
}
