import { useUnit } from 'effector-react';
import { useState } from 'react';
import { countWords, pastingWords } from '@/entities/assignment';
import type { StudentAssignment } from '@/shared/api/submissions';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/draft';
import { $files } from '../model/files';
import { $handIn, handInConfirmed } from '../model/hand-in';
import * as styles from './student-submission-page.css';

/** The end of the page: the state of the draft, and the button that hands it in. */
export function HandIn({ data }: { data: StudentAssignment }) {
  const { draft, isSaving, isFailing, files, handIn } = useUnit({
    draft: model.draft.$draft,
    isSaving: model.draft.$isSaving,
    isFailing: model.draft.$isFailing,
    files: $files,
    handIn: $handIn,
  });
  const confirm = useUnit(handInConfirmed);
  const [isAsking, setIsAsking] = useState(false);
  if (draft.state === 'closed') return null;
  const isUploading = files.some(({ state }) => state === 'uploading');
  const isEmpty =
    draft.content.text.trim() === '' &&
    draft.content.link.trim() === '' &&
    !files.some(({ state }) => state === 'done');
  const { text, pasted } = draft.content;
  const words = countWords(text);
  const until = data.cut_off_at
    ? `You can take it back until ${dayAndTimeIn(data.cut_off_at, data.time_zone)}, or until your teacher begins to mark it.`
    : 'You can take it back until your teacher begins to mark it.';
  const send = (aiHelp: string | null) => {
    setIsAsking(false);
    confirm(aiHelp);
  };
  return (
    <div className={styles.foot}>
      <Text size="sm" tone="muted">
        {words} {words === 1 ? 'word' : 'words'}. {savedWords(draft, isSaving, isFailing, data.time_zone)}
        {data.records_pasting && pasted.length > 0 ? ` ${pastingWords(text, pasted)}` : null}
      </Text>
      <Button
        variant="primary"
        disabled={isEmpty || isUploading || draft.conflict !== null}
        pending={handIn !== 'idle'}
        onClick={() => setIsAsking(true)}
      >
        Hand in
      </Button>
      {data.ai_policy === 'open' ? (
        <AiHelpDialog
          open={isAsking}
          title={`Hand in “${data.title}”?`}
          description={until}
          onCancel={() => setIsAsking(false)}
          onConfirm={send}
        />
      ) : (
        <ConfirmDialog
          open={isAsking}
          title={`Hand in “${data.title}”?`}
          description={until}
          confirmLabel="Hand in"
          cancelLabel="Keep working"
          danger={false}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => send(null)}
        />
      )}
    </div>
  );
}

type AiHelpDialogProps = {
  open: boolean;
  title: string;
  description: string;
  onCancel: () => void;
  /** Called with what the student used AI for; empty for nothing. */
  onConfirm: (aiHelp: string) => void;
};

/** Asks what the student used AI for, because the assignment lets them. */
function AiHelpDialog({ open, title, description, onCancel, onConfirm }: AiHelpDialogProps) {
  const [used, setUsed] = useState<'no' | 'yes' | null>(null);
  const [aiHelp, setAiHelp] = useState('');
  const isComplete = used === 'no' || (used === 'yes' && aiHelp.trim() !== '');
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>Keep working</Button>
          <Button
            variant="primary"
            disabled={!isComplete}
            onClick={() => onConfirm(used === 'yes' ? aiHelp : '')}
          >
            Hand in
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Did you use AI for this work?" group required>
          <RadioGroup
            value={used}
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            onChange={setUsed}
          />
        </Field>
        {used === 'yes' ? (
          <Field label="What did you use it for?" required help="Your teacher reads this beside your work.">
            <Textarea
              value={aiHelp}
              maxLength={1000}
              placeholder="I asked for synonyms in the second paragraph."
              onChange={setAiHelp}
            />
          </Field>
        ) : null}
      </Stack>
    </Dialog>
  );
}

type OpenDraft = { isUnsaved: boolean; savedAt: string | null };

function savedWords(draft: OpenDraft, isSaving: boolean, isFailing: boolean, zone: string): string {
  if (draft.isUnsaved && isFailing) return 'Saved in this browser. It will be sent when the server answers.';
  if (isSaving || draft.isUnsaved) return 'Saving…';
  return draft.savedAt === null ? 'Saved as you type.' : `Saved ${dayAndTimeIn(draft.savedAt, zone)}.`;
}
