import { useUnit } from 'effector-react';
import type { StudentGradebook } from '@/shared/api/student-gradebooks';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { readMarks, type ShownTotal } from '../model/read-marks';
import { $tries, triesCleared, tryAdded, tryChanged } from '../model/student-marks';

/** Tries scores, and shows the totals that they would give. Nothing is stored. */
export function WhatIf({ book }: { book: StudentGradebook }) {
  const { tries, add, change, clear } = useUnit({
    tries: $tries,
    add: tryAdded,
    change: tryChanged,
    clear: triesCleared,
  });
  const isTried = new Set(tries.map(({ id }) => id));
  const open = book.assignments.filter(({ id }) => !isTried.has(id));
  const isAnswered = tries.some(({ points }) => points !== null);
  return (
    <PageSection title="What if?">
      <Stack gap={4}>
        {tries.map(({ id, points }) => {
          const assignment = book.assignments.find((one) => one.id === id);
          return assignment ? (
            <Field key={id} label={`If I get, on ${assignment.title}`}>
              <NumberInput
                value={points}
                min={0}
                max={10_000}
                unit={`of ${assignment.points}`}
                onChange={(typed) => change({ id, points: typed })}
              />
            </Field>
          ) : null;
        })}
        <div aria-live="polite">
          {isAnswered ? (
            <Stack gap={1}>
              {changesOf(readMarks(book).totals, readMarks(book, tries).totals).map((sentence) => (
                <Text key={sentence}>{sentence}</Text>
              ))}
            </Stack>
          ) : null}
        </div>
        {open.length > 0 ? (
          <Field label={tries.length === 0 ? 'Try a score for' : 'And a score for'}>
            <Select
              value=""
              placeholder="Choose an assignment"
              options={open.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(id) => {
                if (id !== '') add(id);
              }}
            />
          </Field>
        ) : null}
        {tries.length > 0 ? (
          <Button variant="second" onClick={() => clear()}>
            Clear
          </Button>
        ) : null}
        <Text size="xs" tone="muted">
          Only you see this, and nothing is stored.
        </Text>
      </Stack>
    </PageSection>
  );
}

const NAMES = { current: 'my current total', missingAsZero: 'my total with missing work' } as const;

function changesOf(before: readonly ShownTotal[], after: readonly ShownTotal[]): string[] {
  return after.map(({ kind, words, source }, index) => {
    const old = before[index]?.words ?? null;
    if (source === 'override')
      return `My teacher has set ${NAMES[kind]}, so it stays ${words ?? 'as it is'}.`;
    if (words === old) return `Then ${NAMES[kind]} stays ${words ?? 'open'}.`;
    return `Then ${NAMES[kind]} is ${words ?? 'open'}${old === null ? '' : ` instead of ${old}`}.`;
  });
}
