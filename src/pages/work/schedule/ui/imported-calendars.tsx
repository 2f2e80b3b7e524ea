import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { CalendarImport } from '@/shared/api/schedule';
import { whenInWords } from '@/shared/lib/dates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as model from '../model/imports';
import { NotUnderstoodList } from './not-understood-list';

/** The calendars that a teacher imported or subscribed to. */
export function ImportedCalendars({ now }: { now: Date | null }) {
  const { imports, isEnding, add, end } = useUnit({
    imports: model.$imports,
    isEnding: model.$isEnding,
    add: model.importRequested,
    end: model.importEnded,
  });
  const [asked, setAsked] = useState<CalendarImport | null>(null);
  const items = imports?.items ?? [];
  return (
    <PageSection
      title="Other calendars"
      more={
        <Button size="sm" variant="quiet" disabled={imports === null} onClick={() => add()}>
          Add a calendar
        </Button>
      }
    >
      <Stack gap={3}>
        {items.length === 0 ? (
          <Text tone="muted">
            Holidays of your state or a diary of your school, from a file
            {imports?.reads_addresses ? ' or an address' : ''}.
          </Text>
        ) : (
          <MarginList
            label="Other calendars"
            margin="xs"
            items={items.map((calendar, index) => ({
              id: calendar.id,
              lead: String(index + 1),
              title: calendar.name,
              note: noteOf(calendar, now),
              end: (
                <Button size="sm" variant="quiet" pending={isEnding} onClick={() => setAsked(calendar)}>
                  {calendar.address === null ? 'Remove' : 'End'}
                  <VisuallyHidden> {calendar.name}</VisuallyHidden>
                </Button>
              ),
            }))}
          />
        )}
        {items.flatMap(({ id, name, problem }) =>
          problem === null ? (
            []
          ) : (
            <Banner key={id} tone="warn" title={`“${name}” couldn’t be read again`}>
              {problem} What was read before stays.
            </Banner>
          ),
        )}
        {items.map(({ id, not_understood, not_understood_count }) => (
          <NotUnderstoodList key={id} items={not_understood} count={not_understood_count} />
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.address === null ? 'Remove this calendar?' : 'End this subscription?'}
        description="Its events and holidays leave your schedule."
        confirmLabel={asked?.address === null ? 'Remove it' : 'End it'}
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) end(asked);
          setAsked(null);
        }}
      />
    </PageSection>
  );
}

const noteOf = ({ events, target, address, read_at }: CalendarImport, now: Date | null): string =>
  [
    events === 1 ? 'One event' : `${events} events`,
    target === 'holidays' && 'as holidays',
    address === null ? 'from a file' : now !== null && `read ${whenInWords(read_at, now)}`,
  ]
    .filter(Boolean)
    .join(', ');
