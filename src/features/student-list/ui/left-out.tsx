import type { StudentList } from '@/shared/lib/student-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './student-list.css';

const MAX_SHOWN = 50;

/** The lines of a list that invite nobody, with the reasons. */
export function LeftOut({ read }: { read: StudentList }) {
  const lines = [
    ...read.passed.map(({ line, text, reason }) => ({ key: `line ${line} ${text}`, line, text, reason })),
    ...read.people
      .filter(({ outcome }) => outcome === 'skip' || outcome === 'refuse')
      .map(({ key, line, name, email, reason }) => ({ key, line, text: name || email || '—', reason })),
  ].toSorted((a, b) => a.line - b.line);
  return (
    <Stack gap={2}>
      <ul className={styles.list}>
        {lines.slice(0, MAX_SHOWN).map(({ key, line, text, reason }) => (
          <li key={key} className={styles.leftOut}>
            <Text size="sm">
              Line {line}: {text}
            </Text>
            <Text size="sm" tone="soft">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
      {lines.length > MAX_SHOWN ? <Text size="sm">And {lines.length - MAX_SHOWN} more.</Text> : null}
    </Stack>
  );
}
