import { useUnit } from 'effector-react';
import { Download, RotateCcw, Upload } from 'lucide';
import type { BriefcaseEntryDetails } from '@/shared/api/briefcases';
import { whenInWords } from '@/shared/lib/dates';
import { ResourcePage } from '@/shared/lib/resource';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Dialog } from '@/shared/ui/dialog';
import { FileButton } from '@/shared/ui/file-button';
import { fileSize } from '@/shared/ui/file-upload';
import { FileViewer } from '@/shared/ui/file-viewer';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $now } from '../model/place';
import {
  $isGivenUp,
  $isOpen,
  $isRestoring,
  entry,
  previewClosed,
  previewRetried,
  versionRestored,
} from '../model/preview';
import { fileOpened } from '../model/selection';
import { versionChosen } from '../model/uploads';
import * as styles from './briefcases-page.css';

/** What an entry says or looks like, and the versions of a file. */
export function PreviewDialog() {
  const [isOpen, resource, close] = useUnit([$isOpen, entry.$resource, previewClosed]);
  if (!isOpen) return null;
  return (
    <Dialog
      open
      size="lg"
      onClose={() => close()}
      title={resource.state === 'ready' ? resource.data.entry.name : 'Preview'}
      actions={<Button onClick={() => close()}>Close</Button>}
    >
      <ResourcePage
        of={entry}
        size="part"
        loading="Loading the preview"
        failed="The preview couldn’t be loaded"
      >
        {(details) => <Content details={details} />}
      </ResourcePage>
    </Dialog>
  );
}

function Content({ details }: { details: BriefcaseEntryDetails }) {
  const { entry: shown, preview, text, versions } = details;
  const on = useUnit({
    download: fileOpened,
    retry: previewRetried,
    upload: versionChosen,
    close: previewClosed,
  });
  const isGivenUp = useUnit($isGivenUp);
  const hasText = text.trim() !== '' && preview.state === 'unavailable';
  return (
    <Stack gap={6}>
      {shown.url === null ? null : (
        <Link href={shown.url} external>
          {shown.url}
        </Link>
      )}
      {shown.kind === 'file' && !hasText ? (
        <FileViewer
          name={shown.name}
          state={preview.state === 'preparing' && isGivenUp ? 'failed' : preview.state}
          pages={preview.pages}
          totalPages={preview.total_pages}
          onDownload={() => shown.file_id && on.download(shown.file_id)}
          onRetry={() => on.retry()}
        />
      ) : null}
      {hasText || (shown.kind === 'document' && text !== '') ? (
        <pre className={styles.text} dir="auto">
          {text}
        </pre>
      ) : null}
      {shown.kind === 'lesson' ? <Text tone="muted">Open the lesson to see it.</Text> : null}
      {versions.length > 0 ? (
        <PageSection
          title="Versions"
          more={
            shown.can_edit ? (
              <FileButton
                label="New version"
                accept=""
                size="sm"
                icon={Upload}
                onChoose={(file) => {
                  on.upload({ file, entryId: shown.id });
                  on.close();
                }}
              >
                Upload a new version
              </FileButton>
            ) : null
          }
        >
          <Versions versions={versions} canEdit={shown.can_edit} onDownload={on.download} />
        </PageSection>
      ) : null}
    </Stack>
  );
}

type VersionsProps = {
  versions: BriefcaseEntryDetails['versions'];
  canEdit: boolean;
  onDownload: (id: string) => void;
};

function Versions({ versions, canEdit, onDownload }: VersionsProps) {
  const [now, isRestoring, restore] = useUnit([$now, $isRestoring, versionRestored]);
  return (
    <ul className={styles.uploads} aria-label="Versions">
      {versions.map(({ id, number, name, size, uploaded_by: by, uploaded_at: at }, place) => (
        <li key={id}>
          <Cluster justify="between">
            <Text size="sm">
              {number}. {name}, {fileSize(size)}, {by}
              {now ? `, ${whenInWords(at, now)}` : ''}
            </Text>
            <Cluster gap={1}>
              {canEdit && place > 0 ? (
                <IconButton
                  label={`Make version ${number} the newest`}
                  icon={RotateCcw}
                  size="sm"
                  pending={isRestoring}
                  onClick={() => restore(id)}
                />
              ) : null}
              <IconButton
                label={`Download version ${number}`}
                icon={Download}
                size="sm"
                onClick={() => onDownload(id)}
              />
            </Cluster>
          </Cluster>
        </li>
      ))}
    </ul>
  );
}
