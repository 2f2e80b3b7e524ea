import { useUnit } from 'effector-react';
import { formatNumber } from '@/shared/lib/numbers';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { ArchiveReport } from '@/shared/api/archive';
import { $archiveImport, importCancelled, importConfirmed } from '../model/archive';
import { hasItems, inWords } from '../model/archive-state';
import * as styles from './import-dialog.css';

/** Shows what an archive would add before anything is stored. */
export function ImportDialog() {
  const state = useUnit($archiveImport);
  const on = useUnit({ confirm: importConfirmed, cancel: importCancelled });
  if (state.state !== 'checked' && state.state !== 'importing') return null;
  const { report, file } = state;
  const pending = state.state === 'importing';
  const isNew = hasItems(report.added);
  return (
    <Dialog
      open
      onClose={() => on.cancel()}
      size="md"
      title={isNew ? `Add ${inWords(report.added)}?` : 'Nothing new in this archive'}
      description={file.name}
      actions={
        isNew ? (
          <>
            <Button variant="quiet" disabled={pending} onClick={() => on.cancel()}>
              Cancel
            </Button>
            <Button variant="primary" pending={pending} onClick={() => on.confirm()}>
              Add to my documents
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => on.cancel()}>
            Close
          </Button>
        )
      }
    >
      <Report report={report} />
    </Dialog>
  );
}

const SHOWN = 5;

function Report({
  report: { added, skipped, documents, problems, problem_count },
}: {
  report: ArchiveReport;
}) {
  const shown = documents.slice(0, SHOWN);
  const others = added.documents - shown.length;
  return (
    <Stack gap={4}>
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ title, template_title }, index) => (
            <li key={index}>
              {title} <span className={styles.note}>{template_title}</span>
            </li>
          ))}
          {others > 0 && <li className={styles.note}>and {formatNumber(others)} more</li>}
        </ul>
      )}
      {hasItems(skipped) && (
        <Text size="sm" tone="soft">
          You already have {inWords(skipped)}; they stay as they are.
        </Text>
      )}
      {problem_count > 0 && (
        <details>
          <summary className={styles.summary}>
            {problem_count === 1 ? '1 file can’t be imported' : `${problem_count} files can’t be imported`}
          </summary>
          <ul className={styles.list}>
            {problems.map(({ file, message }) => (
              <li key={file + message}>
                {file} <span className={styles.note}>{message}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}
