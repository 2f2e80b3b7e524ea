import type { PastedPassage } from '@/shared/api/submissions';
import { dayAndTimeIn } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { pastingWords } from '../model/pasting-words';
import * as styles from './writing-record.css';

type WritingRecordProps = {
  text: string;
  timeZone: string;
  /** Null if the class did not record it. */
  pasted: readonly PastedPassage[] | null;
  /** What the student used AI for; empty for nothing, null if they did not say. */
  aiHelp: string | null;
  /** Whether it is shown to the student who wrote the text. */
  isOwn?: boolean;
  /** Whether the passages are marked in the text. */
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
};

/** What was pasted into a text, and what its student said about AI. It reports, and judges nothing. */
export function WritingRecord({
  text,
  timeZone,
  pasted,
  aiHelp,
  isOwn = false,
  isMarked,
  onMark,
}: WritingRecordProps) {
  if (pasted === null && aiHelp === null) return null;
  return (
    <PageSection title="How it was written">
      <Stack gap={3}>
        {pasted === null ? null : <Text size="sm">{pastingWords(text, pasted)}</Text>}
        {pasted === null || pasted.length === 0 ? null : (
          <>
            <Text size="xs" tone="muted">
              {isOwn
                ? 'Your teacher sees this record. Other students never do.'
                : 'Students paste for many reasons, such as a quotation or their own notes. Ask before you conclude.'}
            </Text>
            <div>
              <Button size="sm" pressed={isMarked} onClick={() => onMark(!isMarked)}>
                {isMarked ? 'Hide in the text' : 'Show in the text'}
              </Button>
            </div>
            {isMarked ? <Passages text={text} pasted={pasted} timeZone={timeZone} /> : null}
          </>
        )}
        {aiHelp === null ? null : <AiHelp aiHelp={aiHelp} isOwn={isOwn} />}
      </Stack>
    </PageSection>
  );
}

type PassagesProps = { text: string; pasted: readonly PastedPassage[]; timeZone: string };

function Passages({ text, pasted, timeZone }: PassagesProps) {
  const ordered = pasted.toSorted((one, other) => one.start - other.start);
  return (
    <ol className={styles.passages} aria-label="Pasted passages">
      {ordered.map(({ at, length, start, end }) => (
        <li key={`${at} ${start}`}>
          <q className={styles.quote} dir="auto">
            {shortened(text.slice(start, end))}
          </q>
          <Text as="span" size="xs" tone="muted">
            Pasted {dayAndTimeIn(at, timeZone)}, {length} characters
          </Text>
        </li>
      ))}
    </ol>
  );
}

const MAX_LENGTH = 120;
const shortened = (passage: string): string =>
  passage.length <= MAX_LENGTH ? passage : `${passage.slice(0, MAX_LENGTH)}…`;

function AiHelp({ aiHelp, isOwn }: { aiHelp: string; isOwn: boolean }) {
  const who = isOwn ? 'You said' : 'The student said';
  if (aiHelp === '') return <Text size="sm">{who}: no AI was used.</Text>;
  return (
    <Text size="sm">
      {who} about AI: “<span dir="auto">{aiHelp}</span>”
    </Text>
  );
}
