import { useUnit } from 'effector-react';
import { SupportBadge } from '@/entities/student';
import { Cluster } from '@/shared/ui/cluster';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { supports } from '../model/supports';

/** The supports of the student; they could tell who it is, so they are hidden together with the name. */
export function Supports() {
  const data = useUnit(supports.$data);
  if (data === null || (!data.is_hidden && data.items.length === 0)) return null;
  return (
    <PageSection title="Supports">
      {data.is_hidden ? (
        <Text size="sm" tone="muted">
          Hidden while you mark without names.
        </Text>
      ) : (
        <Stack gap={2}>
          {data.items.map(({ id, kind, detail }) => (
            <Cluster key={id} gap={2}>
              <SupportBadge kind={kind} />
              <Text as="span" size="sm">
                <span dir="auto">{detail}</span>
              </Text>
            </Cluster>
          ))}
        </Stack>
      )}
    </PageSection>
  );
}
