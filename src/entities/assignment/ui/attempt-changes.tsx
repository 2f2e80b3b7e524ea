import { ChangeList } from '@/shared/ui/change-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { type Attempt, changesBetween } from '../model/attempt-changes';
import { countWords } from '../model/count-words';

type AttemptChangesProps = { before: Attempt; after: Attempt };

/** What a student changed between two attempts. */
export function AttemptChanges({ before, after }: AttemptChangesProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" tone="muted">
        Attempt {before.attempt} has {wordsOf(before)}, attempt {after.attempt} has {wordsOf(after)}.
      </Text>
      <ChangeList sections={changesBetween(before, after)} none="These attempts are the same." />
    </Stack>
  );
}

function wordsOf({ text }: Attempt): string {
  const count = countWords(text);
  return count === 1 ? '1 word' : `${count} words`;
}
