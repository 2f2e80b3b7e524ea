import { useUnit } from 'effector-react';
import { languageOptions } from '@/entities/student';
import type { StudentReport } from '@/shared/api/student-reports';
import { clockOf } from '@/shared/lib/dates';
import { useLeaving } from '@/shared/lib/navigation';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import { languageIn } from '../model/address';
import { draft as autosave, languageChosen, MAX_COMMENT, textTyped } from '../model/comment';
import * as styles from './student-report-page.css';

/** What the teacher says to the parents; it is saved while it is typed. */
export function CommentForParents({ report }: { report: StudentReport }) {
  const { draft, isSaving, isFailing } = useUnit({
    draft: autosave.$draft,
    isSaving: autosave.$isSaving,
    isFailing: autosave.$isFailing,
  });
  const on = useUnit({ type: textTyped, choose: languageChosen, leave: autosave.saveRequested });
  useLeaving(on.leave);
  const isOpen = draft.state === 'open';
  const { text, language } = isOpen ? draft.content : report.comment;
  return (
    <Stack gap={3}>
      {isOpen && draft.conflict ? <Conflict text={draft.conflict.content.text} /> : null}
      <div className={styles.screenOnly}>
        <Stack gap={3}>
          <Field
            label="Comment for the parents"
            help={helpOf({ isFailing, isSaving: isSaving || (isOpen && draft.isUnsaved), draft })}
            counter={{ used: text.length, limit: MAX_COMMENT }}
          >
            <div lang={language}>
              <Textarea
                value={text}
                rows={4}
                maxLength={MAX_COMMENT}
                disabled={!isOpen}
                onChange={(value) => on.type(value)}
              />
            </div>
          </Field>
          <Cluster gap={2}>
            <Select
              fit
              label="The comment is written in"
              options={languageOptions.map(({ value, label }) => ({ value, label: `Written in ${label}` }))}
              value={language}
              disabled={!isOpen}
              onChange={(value) => on.choose(languageIn(value) || language)}
            />
          </Cluster>
        </Stack>
      </div>
      {text.trim() === '' ? null : (
        <div className={styles.paperOnly}>
          <Heading level={2}>{report.comment_title}</Heading>
          <p lang={language} dir="auto">
            {text.trim()}
          </p>
        </div>
      )}
    </Stack>
  );
}

function helpOf({
  isFailing,
  isSaving,
  draft,
}: {
  isFailing: boolean;
  isSaving: boolean;
  draft: { state: string; savedAt?: string | null; isRecovered?: boolean };
}): string {
  if (isFailing) return 'Not saved. We’ll try again; your words are safe in this browser.';
  if (draft.isRecovered) return 'Your unsaved words are back.';
  if (isSaving) return 'Saving…';
  return draft.savedAt ? `Saved at ${clockOf(draft.savedAt)}.` : 'The report shows it as you write it.';
}

/** Two versions of the comment, and what to do about them. */
function Conflict({ text }: { text: string }) {
  const on = useUnit({ keep: autosave.ownVersionKept, take: autosave.otherVersionChosen });
  return (
    <Banner
      tone="warn"
      title="Somebody else changed this comment"
      urgent
      action={
        <Cluster gap={2}>
          <Button size="sm" onClick={() => on.keep()}>
            Keep mine
          </Button>
          <Button size="sm" onClick={() => on.take()}>
            Use the other version
          </Button>
        </Cluster>
      }
    >
      <Text>The other version: “{text}”</Text>
    </Banner>
  );
}
