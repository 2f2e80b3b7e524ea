import { useUnit } from 'effector-react';
import { ChevronDown, Download, Pause, Play, X } from 'lucide';
import { useState } from 'react';
import type { Batch } from '@/shared/api/batches';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Menu, type MenuEntry } from '@/shared/ui/menu';
import { PageHeader } from '@/shared/ui/page-header';
import { $isPending, cancelConfirmed, pauseRequested, resumeRequested } from '../model/batch';
import { $exportingDocuments, $exportingScores, documentsRequested, scoresRequested } from '../model/exports';

const LEADS: Readonly<Record<Batch['state'], string>> = {
  running: 'Writing continues if you close this page.',
  paused: 'Nothing more is written until you resume.',
  cancelled: 'Cancelled. Finished documents stay.',
  finished: 'Every score is a suggestion until you give it.',
};

/** The title of a batch with what can be done with all of it. */
export function BatchHead({ batch, template }: { batch: Batch; template: Template | null }) {
  const { state, results, paused_for } = batch;
  const isGraded = results !== null;
  const lead = state === 'finished' && !isGraded ? 'Read each document before you use it.' : LEADS[state];
  return (
    <PageHeader
      overline={template?.entry.title}
      title={batch.title}
      lead={paused_for === null ? lead : 'Writing resumes by itself.'}
      actions={
        <>
          <Controls batch={batch} />
          {batch.counts.finished > 0 ? <ExportAll isGraded={isGraded} /> : null}
        </>
      }
    />
  );
}

function Controls({ batch }: { batch: Batch }) {
  const pending = useUnit($isPending);
  const on = useUnit({ pause: pauseRequested, resume: resumeRequested, cancel: cancelConfirmed });
  const [isAsking, setIsAsking] = useState(false);
  const { state, counts } = batch;
  if (state !== 'running' && state !== 'paused') return null;
  const left = counts.waiting + counts.writing;
  return (
    <>
      {state === 'running' ? (
        <Button icon={Pause} pending={pending} onClick={() => on.pause()}>
          Pause
        </Button>
      ) : (
        <Button variant="primary" icon={Play} pending={pending} onClick={() => on.resume()}>
          Resume
        </Button>
      )}
      <Button variant="quiet" icon={X} onClick={() => setIsAsking(true)}>
        Cancel the rest
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Cancel the rest of this batch?"
        description={`${left} ${left === 1 ? 'document isn’t' : 'documents aren’t'} finished yet. You pay only for what was written.`}
        confirmLabel="Cancel the rest"
        cancelLabel="Continue writing"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          on.cancel();
        }}
      />
    </>
  );
}

const documents: readonly MenuEntry[] = [
  { kind: 'heading', label: 'All documents, as Word files' },
  { kind: 'item', value: 'student', label: 'Student copies', hint: 'ZIP' },
  { kind: 'item', value: 'teacher', label: 'Teacher copies', hint: 'ZIP' },
];
const scores: readonly MenuEntry[] = [
  { kind: 'item', value: 'scores', label: 'Scores for a spreadsheet', hint: 'CSV' },
  { kind: 'rule' },
];

function ExportAll({ isGraded }: { isGraded: boolean }) {
  const pending = useUnit({ scores: $exportingScores, documents: $exportingDocuments });
  const on = useUnit({ scores: scoresRequested, documents: documentsRequested });
  return (
    <Menu
      label="Export all"
      align="end"
      trigger={
        <Button icon={Download} iconEnd={ChevronDown} pending={pending.scores || pending.documents}>
          Export all
        </Button>
      }
      entries={[...(isGraded ? scores : []), ...documents]}
      onSelect={(value) => {
        if (value === 'scores') on.scores();
        else on.documents(value === 'student' ? 'student' : 'teacher');
      }}
    />
  );
}
