import { useUnit } from 'effector-react';
import type { Assignment } from '@/shared/api/assignments';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Cluster } from '@/shared/ui/cluster';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { nextLessonPath, nextQuizPath, reteachPath } from '../model/follow-up';
import { misconceptions } from '../model/misconceptions';

/** What students may have misunderstood, with a lesson for each group and for the class. */
export function Misconceptions({ assignment }: { assignment: Assignment }) {
  const data = useUnit(misconceptions.$data);
  if (data === null || data.items.length === 0) return null;
  const asked = { title: assignment.content.title, classId: assignment.class.id };
  return (
    <PageSection title="Misconceptions">
      <Stack gap={4}>
        <Text size="sm" tone="muted">
          From wrong answers and from suggestions. Work with full points is not counted. Read the work before
          you decide.
        </Text>
        {data.items.map((item) => (
          <Card key={`${item.about} ${item.text}`} as="section" padding="sm" label={item.text}>
            <Stack gap={2}>
              <Text weight="semi">
                <span dir="auto">{item.text}</span>
              </Text>
              <Text size="sm" tone="muted">
                <span dir="auto">{item.about}</span>
              </Text>
              <Text size="sm">
                {item.students.length === 1 ? '1 student' : `${item.students.length} students`}:{' '}
                {item.students.map(({ name }) => name).join(', ')}
              </Text>
              <div>
                <Button size="sm" href={reteachPath(asked, data, item)}>
                  Plan a lesson for this group
                </Button>
              </div>
            </Stack>
          </Card>
        ))}
        <Cluster gap={2}>
          <Button size="sm" variant="soft" href={nextLessonPath(asked, data)}>
            Plan the next lesson with these
          </Button>
          <Button size="sm" variant="soft" href={nextQuizPath(asked, data)}>
            Use them in a quiz
          </Button>
        </Cluster>
      </Stack>
    </PageSection>
  );
}
