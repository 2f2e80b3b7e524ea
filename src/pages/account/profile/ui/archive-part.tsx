import { useUnit } from 'effector-react';
import { Download, Upload } from 'lucide';
import type { ArchiveImport } from '@/shared/api/archive';
import { clockOf, shortDayOf } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { FileButton } from '@/shared/ui/file-button';
import { MarginList, type MarginListItem } from '@/shared/ui/margin-list';
import { Text } from '@/shared/ui/text';
import {
  $archiveImport,
  $downloading,
  $undoing,
  archiveChosen,
  downloadRequested,
  importsList,
  undoRequested,
} from '../model/archive';
import { inWords } from '../model/archive-state';
import { ImportDialog } from './import-dialog';
import { Part } from './part';

/** Downloads all documents as one archive, and imports one. */
export function ArchivePart() {
  const { state, downloading, undoing, imports } = useUnit({
    state: $archiveImport,
    downloading: $downloading,
    undoing: $undoing,
    imports: importsList.$list,
  });
  const on = useUnit({ download: downloadRequested, choose: archiveChosen, undo: undoRequested });
  return (
    <Part title="Your documents" note="Take them with you, or bring them back.">
      {state.state === 'idle' && state.problem !== null && (
        <Banner tone="danger" urgent>
          {state.problem}
        </Banner>
      )}
      <Text size="sm" tone="soft">
        One zip file of open JSON with all your documents, their versions, sources, drafts and favourites.
        Importing it adds what you don’t have yet.
      </Text>
      <Cluster gap={3}>
        <Button icon={Download} pending={downloading} onClick={() => on.download()}>
          Download my documents
        </Button>
        <FileButton
          label="Choose an archive"
          accept=".zip,application/zip"
          icon={Upload}
          variant="quiet"
          pending={state.state === 'checking'}
          onChoose={(file) => on.choose(file)}
        >
          Import documents
        </FileButton>
      </Cluster>
      {imports.state === 'ready' && imports.items.length > 0 && (
        <div>
          <MarginList
            label="Imports, newest first"
            density="dense"
            items={imports.items.map((each) => rowOf(each, undoing, on.undo))}
          />
        </div>
      )}
      <ImportDialog />
    </Part>
  );
}

function rowOf(
  { id, file_name, added, created_at, undone_at }: ArchiveImport,
  undoing: string | null,
  undo: (id: string) => void,
): MarginListItem {
  return {
    id,
    lead: shortDayOf(created_at),
    leadNote: clockOf(created_at),
    title: file_name,
    note: undone_at === null ? `Added ${inWords(added)}` : `Undone ${shortDayOf(undone_at)}`,
    end:
      undone_at === null ? (
        <Button size="sm" pending={undoing === id} onClick={() => undo(id)}>
          Undo import
        </Button>
      ) : undefined,
  };
}
