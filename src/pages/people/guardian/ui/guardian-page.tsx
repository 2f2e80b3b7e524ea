import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { dueWords } from '@/entities/assignment';
import type { GuardianChild, ShownTotal } from '@/shared/api/guardians';
import { dateOf, shortDateOf } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { PageSection } from '@/shared/ui/page-section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $reading, type Reading, retryRequested } from '../model/guardian';
import { GuardianMessages } from './guardian-messages';
import * as styles from './guardian-page.css';

const CLOSED = {
  expired: ['This link has expired', 'Ask the teacher for a new one.'],
  unknown: [
    'This link isn’t valid',
    'Check that you have copied all of it. If the teacher has revoked it, ask for a new one.',
  ],
} as const;

/** A student's work for a guardian, who has a link and no account. */
export function GuardianPage() {
  const reading = useUnit($reading);
  useNoIndex();
  return (
    <div className={styles.page}>
      <Content reading={reading} />
    </div>
  );
}

function Content({ reading }: { reading: Reading }) {
  const retry = useUnit(retryRequested);
  switch (reading.state) {
    case 'loading':
      return <Skeleton lines={8} label="Opening the page" />;
    case 'shown':
      return <Child child={reading.child} />;
    case 'closed': {
      const [title, note] = CLOSED[reading.reason];
      return (
        <ErrorState title={title} size="page">
          {note}
        </ErrorState>
      );
    }
    case 'failed':
      return (
        <ErrorState title="The page couldn’t be opened" onRetry={retry}>
          {reading.problem.message}
        </ErrorState>
      );
  }
}

function Child({
  child: { name, classes, totals, due, returned, expires_at: expires },
}: {
  child: GuardianChild;
}) {
  return (
    <Stack gap={8}>
      <PageHeader title={name} lead={`${classes.join(', ')}.`} />
      <GuardianMessages />
      <PageSection title="To hand in">
        {due.length === 0 ? (
          <EmptyState level={3} art="none" title="Nothing to hand in" />
        ) : (
          <ul className={styles.list} aria-label="To hand in">
            {due.map((work) => (
              <li key={`${work.class} ${work.title} ${work.due_at ?? ''}`} className={styles.row}>
                <div>
                  <b>{work.title}</b>
                  <Text size="2xs" tone="muted">
                    {work.class}. {dueWords(work)}
                  </Text>
                </div>
                {work.missing ? (
                  <Badge tone="warn">
                    Missing
                    {work.missing_score === null ? '' : `: ${work.missing_score} of ${work.points}`}
                  </Badge>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      {totals.length > 0 ? <Totals totals={totals} /> : null}
      <PageSection title="Returned">
        {returned.length === 0 ? (
          <EmptyState level={3} art="none" title="Nothing returned yet" />
        ) : (
          <ul className={styles.list} aria-label="Returned">
            {returned.map((work) => (
              <li key={`${work.class} ${work.title} ${work.returned_at}`} className={styles.row}>
                <div>
                  <b>{work.title}</b>
                  <Text size="2xs" tone="muted">
                    {work.class}. Returned {shortDateOf(work.returned_at)}
                  </Text>
                  {work.comment === '' ? null : (
                    <p className={styles.comment} dir="auto">
                      {work.comment}
                    </p>
                  )}
                </div>
                <span className={styles.score}>
                  {work.score === null ? 'No score' : `${work.score}/${work.points}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
      <Text size="2xs" tone="muted">
        This link works until {dateOf(expires)}. Don’t forward it: everyone who has it can open this page.
      </Text>
    </Stack>
  );
}

/** Asks search engines not to index the page. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

/** The totals of each class, from returned marks. */
function Totals({ totals }: Pick<GuardianChild, 'totals'>) {
  return (
    <PageSection title="Marks so far">
      <ul className={styles.list} aria-label="Marks so far">
        {totals.map(({ class: title, current, missing_as_zero: withMissing }) => (
          <li key={title} className={styles.row}>
            <div>
              <b>{title}</b>
              {withMissing && withMissing.percent !== current?.percent ? (
                <Text size="2xs" tone="muted">
                  {wordsOf(withMissing)} with missing work counted
                </Text>
              ) : null}
            </div>
            <span className={styles.score}>{current ? wordsOf(current) : 'No total yet'}</span>
          </li>
        ))}
      </ul>
      <Text size="2xs" tone="muted">
        Of work that the teacher has marked and returned.
      </Text>
    </PageSection>
  );
}

const wordsOf = ({ percent, level }: ShownTotal): string =>
  `${percent}%${level === null ? '' : `, ${level}`}`;
