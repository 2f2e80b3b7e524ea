import { useUnit } from 'effector-react';
import type { Gradebook } from '@/shared/api/gradebooks';
import { whenInWords } from '@/shared/lib/dates';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import { $now, $overrideChanges } from '../model/history';
import { studentName } from './name-of';
import * as styles from './gradebook-page.css';

type OverrideHistoryProps = {
  answer: Gradebook;
  /** Whether the changes are of several students. */
  named: boolean;
};

/** Grades that were set instead of totals, the newest first; nothing if there were none. */
export function OverrideHistory({ answer, named }: OverrideHistoryProps) {
  const { changes, now } = useUnit({ changes: $overrideChanges, now: $now });
  if (changes.length === 0 || now === null) return null;
  const terms = new Map(answer.rules.content.terms.map(({ id, name }) => [id, name]));
  return (
    <PageSection title="Grades instead of totals" level={3}>
      <ol className={styles.changes}>
        {changes.map(({ id, student_id: student, term_id: term, percent, reason, author, at }) => (
          <li key={id} className={styles.change}>
            {named ? (
              <Text size="sm" weight="semi">
                {studentName(answer, student)}
              </Text>
            ) : null}
            <Text>
              {`${term === null ? 'The year' : (terms.get(term) ?? 'A deleted term')}: ${percent === null ? 'as worked out' : `${percent}%`}`}
            </Text>
            {reason === '' ? null : <Text size="sm">{reason}</Text>}
            <Text size="sm" tone="muted">
              {[author ?? 'A deleted account', whenInWords(at, now)].join(', ')}
            </Text>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
