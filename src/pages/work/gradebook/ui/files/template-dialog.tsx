import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $gradebook } from '../../model/files/class-names';
import * as model from '../../model/files/exports';

/** Chooses the assignment whose scores PowerTeacher Pro gets: it imports one at a time. */
export function TemplateDialog() {
  const { classId, gradebook } = useUnit({ classId: model.$templateOf, gradebook: $gradebook });
  const on = useUnit({ close: model.templateClosed, request: model.scoresTemplateRequested });
  const [chosen, setChosen] = useState('');
  const works = gradebook?.assignments ?? [];
  const work = works.find(({ id }) => id === chosen) ?? works[0];
  return (
    <Dialog
      open={classId !== null}
      onClose={() => on.close()}
      size="sm"
      title="Scores for PowerTeacher"
      description="PowerTeacher Pro imports the scores of one assignment at a time, by student number."
      actions={
        <>
          <Button onClick={() => on.close()}>Cancel</Button>
          <Button
            variant="primary"
            disabled={work === undefined}
            onClick={() => {
              if (work && classId) on.request({ classId, assignmentId: work.id, title: work.title });
            }}
          >
            Download
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Field label="Assignment">
          <Select
            options={works.map(({ id, title }) => ({ value: id, label: title }))}
            value={work?.id ?? ''}
            disabled={works.length === 0}
            onChange={setChosen}
          />
        </Field>
        {gradebook !== null && works.length === 0 ? (
          <Text size="sm">The class has no assignments yet.</Text>
        ) : (
          <Text size="sm" tone="soft">
            The scores are those that count, after deductions for being late.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
