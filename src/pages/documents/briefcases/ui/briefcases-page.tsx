import { useUnit } from 'effector-react';
import { Ellipsis, FolderPlus, Link2, Search, Upload } from 'lucide';
import { useRef, useState } from 'react';
import type { BriefcaseOrder } from '@/shared/api/briefcases';
import { PagedListPart } from '@/shared/lib/paged-list';
import { Button } from '@/shared/ui/button';
import { CreditMeter } from '@/shared/ui/credit-meter';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { fileSize } from '@/shared/ui/file-upload';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { chosenFiles, droppedEntries } from '../model/chosen-files';
import { linkRequested } from '../model/entry-editor';
import { newFolderRequested } from '../model/folder-editor';
import * as model from '../model/place';
import { filesChosen, filesDropped } from '../model/uploads';
import * as styles from './briefcases-page.css';
import { CopyDialog } from './copy-dialog';
import { EntryRows } from './entry-rows';
import { FolderCards, FolderMenu } from './folder-cards';
import { EntryDialog, FolderDialog, MoveDialog } from './place-dialogs';
import { PreviewDialog } from './preview-dialog';
import { QuotaNote } from './quota-note';
import { SameNamesDialog } from './same-names-dialog';
import { SelectionBar } from './selection-bar';
import { ShareDialog } from './share-dialog';
import { UploadList } from './upload-list';

const SORTS: Readonly<Record<BriefcaseOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  largest: 'Largest first',
  kind: 'Kind',
};

/** Folders of documents, lessons, links and files; the root and each folder are the same page. */
export function BriefcasesPage() {
  const [isDropping, setDropping] = useState(false);
  const { folders, shown, folder, folderId, words, storage } = useUnit({
    folders: model.$folders,
    shown: model.$shownFolders,
    folder: model.$folder,
    folderId: model.$folderId,
    words: model.$words,
    storage: model.$storage,
  });
  const on = useUnit({ drop: filesDropped, retry: model.foldersRetried });
  if (folders.state === 'failed') {
    return (
      <ErrorState title="Your briefcase couldn’t be loaded" onRetry={() => on.retry()}>
        {folders.problem.message}
      </ErrorState>
    );
  }
  if (folders.state === 'loading') return <Skeleton lines={10} label="Loading your briefcase" />;
  if (folderId !== null && folder === null) {
    return (
      <EmptyState
        title="This folder is not there"
        action={<Button href="/teacher/briefcases">Briefcase</Button>}
      >
        It was deleted, or it is no longer shared with you.
      </EmptyState>
    );
  }
  const canAdd = folder?.role !== 'reader';
  const isSearch = words.trim() !== '';
  return (
    <div
      className={styles.page}
      data-dropping={isDropping || undefined}
      onDragOver={(event) => {
        if (!canAdd || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        setDropping(false);
        if (!canAdd || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        on.drop(droppedEntries(event.dataTransfer));
      }}
    >
      <PageHeader
        title={folder?.name ?? 'Briefcase'}
        lead={folder ? leadOf(folder) : 'Documents, lessons, links and files.'}
        beside={
          folder ? (
            <FolderMenu
              folder={folder}
              trigger={<IconButton label={`Actions for ${folder.name}`} icon={Ellipsis} />}
            />
          ) : null
        }
        actions={
          <div className={styles.actions}>
            {storage ? (
              <div className={styles.meter}>
                <CreditMeter
                  label="Your files"
                  used={storage.own.used}
                  total={storage.own.limit}
                  format={fileSize}
                />
              </div>
            ) : null}
            {canAdd ? <AddButtons /> : null}
          </div>
        }
      />
      <QuotaNote />
      {!isSearch && shown.length > 0 ? (
        <PageSection title="Folders">
          <FolderCards folders={shown} />
        </PageSection>
      ) : null}
      <UploadList />
      <Entries canAdd={canAdd} />
      <FolderDialog />
      <EntryDialog />
      <MoveDialog />
      <CopyDialog />
      <ShareDialog />
      <PreviewDialog />
      <SameNamesDialog />
    </div>
  );
}

const leadOf = ({
  role,
  owner,
  is_shared: isShared,
}: {
  role: string;
  owner: string;
  is_shared: boolean;
}) => {
  if (role === 'owner') return isShared ? 'Shared with colleagues.' : 'Only you can open it.';
  return `${owner} shares it with you; you can ${role === 'editor' ? 'change' : 'read'} what is in it.`;
};

function AddButtons() {
  const on = useUnit({ folder: newFolderRequested, link: linkRequested, choose: filesChosen });
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FolderPlus} onClick={() => on.folder()}>
        Folder
      </Button>
      <Button icon={Link2} onClick={() => on.link()}>
        Link
      </Button>
      <FilePicker ref={picker} label="Files" onChoose={(files) => on.choose({ files })} />
      <Button variant="primary" icon={Upload} onClick={() => picker.current?.click()}>
        Upload
      </Button>
    </>
  );
}

type FilePickerProps = {
  ref: React.Ref<HTMLInputElement>;
  label: string;
  isFolder?: boolean;
  onChoose: (files: ReturnType<typeof chosenFiles>) => void;
};

function FilePicker({ ref, label, isFolder = false, onChoose }: FilePickerProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={label}
      {...(isFolder && { webkitdirectory: '' })}
      onChange={({ currentTarget }) => {
        const files = chosenFiles(currentTarget.files ?? []);
        if (files.length > 0) onChoose(files);
        // Lets the same files be chosen again.
        currentTarget.value = '';
      }}
    />
  );
}

function Entries({ canAdd }: { canAdd: boolean }) {
  const { words, sort, folderId } = useUnit({
    words: model.$words,
    sort: model.$sort,
    folderId: model.$folderId,
  });
  const on = useUnit({ search: model.searchChanged, sort: model.sortChanged });
  const isSearch = words.trim() !== '';
  return (
    <PageSection title={isSearch ? 'Found' : folderId === null ? 'Not in a folder' : 'In this folder'}>
      <Stack gap={4}>
        <search className={styles.filters}>
          <div className={styles.words}>
            <TextInput
              type="search"
              label="Find in the briefcase"
              placeholder="Search names and texts"
              icon={Search}
              value={words}
              onChange={on.search}
            />
          </div>
          <div className={styles.sort}>
            <Select
              fit
              label="Order"
              value={sort}
              options={Object.entries(SORTS).map(([value, label]) => ({ value, label }))}
              onChange={(value) => {
                const chosen = orderNamed(value);
                if (chosen) on.sort(chosen);
              }}
            />
          </div>
        </search>
        <PagedListPart
          of={model.list}
          loading="Loading the entries"
          failed="The entries couldn’t be loaded"
          more={{
            label: 'Show more',
            failed: 'More entries couldn’t be loaded.',
            end: 'All entries are shown.',
          }}
          empty={
            isSearch ? (
              <EmptyState title="Nothing found" level={3}>
                Try fewer words, or the beginning of a word.
              </EmptyState>
            ) : (
              <EmptyState
                title="Nothing here yet"
                level={3}
                action={<Button href="/templates">Browse templates</Button>}
              >
                Add documents from their pages, lessons from their class, or upload files.
              </EmptyState>
            )
          }
        >
          {(items) => (
            <Stack gap={3}>
              <SelectionBar count={items.length} />
              <EntryRows entries={items} />
            </Stack>
          )}
        </PagedListPart>
        {canAdd ? <DropHint /> : null}
      </Stack>
    </PageSection>
  );
}

const orderNamed = (value: string): BriefcaseOrder | undefined =>
  Object.keys(SORTS).find((key): key is BriefcaseOrder => key === value);

function DropHint() {
  const choose = useUnit(filesChosen);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.drop}>
      <Icon of={Upload} />
      <FilePicker ref={files} label="Files to add" onChoose={(chosen) => choose({ files: chosen })} />
      <FilePicker
        ref={folder}
        label="Folder to add"
        isFolder
        onChoose={(chosen) => choose({ files: chosen })}
      />
      <Button size="sm" variant="soft" onClick={() => files.current?.click()}>
        Choose files
      </Button>
      <Button size="sm" variant="soft" onClick={() => folder.current?.click()}>
        Choose a folder
      </Button>
      <span>or drop them anywhere on this page. Up to 200 MB each.</span>
    </div>
  );
}
