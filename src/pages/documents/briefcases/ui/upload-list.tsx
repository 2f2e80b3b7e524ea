import { useUnit } from 'effector-react';
import { RotateCcw, X } from 'lucide';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { fileSize } from '@/shared/ui/file-upload';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Progress } from '@/shared/ui/progress';
import { Text } from '@/shared/ui/text';
import { progressOf, type Sending } from '../model/upload-state';
import { $uploads, uploadRemoved, uploadRetried, uploadsCleared } from '../model/uploads';
import * as styles from './briefcases-page.css';

/** The files on their way, and those that have just arrived. */
export function UploadList() {
  const uploads = useUnit($uploads);
  const on = useUnit({ clear: uploadsCleared, remove: uploadRemoved, retry: uploadRetried });
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <PageSection
      title="Uploads"
      more={
        done > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => on.clear()}>
            Clear
          </Button>
        ) : null
      }
    >
      <Text size="sm" tone="muted">
        <span aria-live="polite">
          {done} of {uploads.length} uploaded
        </span>
      </Text>
      <ul className={styles.uploads} aria-label="Uploads">
        {uploads.map((sending) => (
          <Row key={sending.id} sending={sending} on={on} />
        ))}
      </ul>
    </PageSection>
  );
}

type RowProps = { sending: Sending; on: { remove: (id: string) => void; retry: (id: string) => void } };

function Row({ sending, on }: RowProps) {
  const { id, file, state, error } = sending;
  const share = progressOf(sending);
  return (
    <li>
      <Cluster justify="between" gap={3}>
        <Text size="sm">{file.name}</Text>
        <Cluster gap={2}>
          <Text size="2xs" tone={state === 'failed' ? 'danger' : 'muted'}>
            {state === 'failed' ? (error ?? 'It couldn’t be uploaded.') : words(state, file.size)}
          </Text>
          {state === 'failed' ? (
            <IconButton
              label={`Upload ${file.name} again`}
              icon={RotateCcw}
              size="sm"
              onClick={() => on.retry(id)}
            />
          ) : null}
          {state === 'done' ? null : (
            <IconButton label={`Cancel ${file.name}`} icon={X} size="sm" onClick={() => on.remove(id)} />
          )}
        </Cluster>
      </Cluster>
      <Progress
        thin
        label={`Upload of ${file.name}`}
        value={Math.round(share * 100)}
        valueText={`${Math.round(share * 100)} percent`}
      />
    </li>
  );
}

function words(state: Sending['state'], size: number): string {
  if (state === 'interrupted') return 'The connection was cut. It goes on by itself.';
  if (state === 'waiting') return 'Waiting';
  return fileSize(size);
}
