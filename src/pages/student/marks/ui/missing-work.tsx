import { dueWords, studentPath } from '@/entities/assignment';
import { Button } from '@/shared/ui/button';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import type { Mark } from '../model/read-marks';
import * as styles from './marks.css';

type MissingWorkProps = {
  marks: readonly Mark[];
  /** Whether the class calls it "not handed in yet". */
  isNeutral: boolean;
};

/** What the student has not handed in, with the way to it. */
export function MissingWork({ marks, isNeutral }: MissingWorkProps) {
  const title = isNeutral ? 'Not handed in yet' : 'Missing';
  return (
    <PageSection title={title}>
      <ul className={styles.list} aria-label={title}>
        {marks.map((mark) => (
          <li key={mark.id} className={styles.row}>
            <div className={styles.words}>
              <Text weight="semi">{mark.title}</Text>
              <Text size="xs" tone="muted">
                {dueWords(mark)}
                {mark.shown ? `. Counts as ${scoreWords(mark.shown)} until you hand it in` : ''}
              </Text>
            </div>
            <Button size="sm" variant="soft" href={studentPath(mark.id)}>
              Open<VisuallyHidden> {mark.title}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const scoreWords = ({ main, outOf }: NonNullable<Mark['shown']>): string =>
  outOf === null ? main : `${main} of ${outOf}`;
