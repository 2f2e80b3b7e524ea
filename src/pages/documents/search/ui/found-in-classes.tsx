import { useUnit } from 'effector-react';
import { schoolGroups } from '@/features/search';
import type { SearchResult } from '@/shared/api/search';
import { ErrorState } from '@/shared/ui/error-state';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { Text } from '@/shared/ui/text';
import { $foundInClasses, retryRequested } from '../model/found-in-classes';

const KINDS: Readonly<Record<SearchResult['kind'], string>> = {
  class: 'Class',
  student: 'Student',
  assignment: 'Work',
  lesson: 'Lesson',
};

/** Classes, students, assignments and lessons with the words of the search; nothing without words. */
export function FoundInClasses() {
  const { found, retry } = useUnit({ found: $foundInClasses, retry: retryRequested });
  if (found.state === 'none') return null;
  if (found.state === 'failed') {
    return (
      <ErrorState title="Your classes couldn’t be searched" onRetry={() => retry()}>
        The documents below are complete.
      </ErrorState>
    );
  }
  return (
    <PageSection title="In your classes">
      {found.results.length === 0 ? (
        <Text tone="muted">No class, student, assignment or lesson has these words.</Text>
      ) : (
        <MarginList
          label="In your classes"
          margin="md"
          density="dense"
          items={schoolGroups(found.results, 'teacher').flatMap(({ items }) =>
            items.map(({ kind, target, label, description }) => ({
              id: target,
              lead: KINDS[kind],
              title: label,
              href: target,
              ...(description ? { note: description } : {}),
            })),
          )}
        />
      )}
    </PageSection>
  );
}
