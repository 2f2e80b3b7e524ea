import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Lesson, LessonContent } from '@/shared/api/lessons';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { TextInput } from '@/shared/ui/text-input';
import { $isCreating, assignmentChosen, assignmentNamed } from '../model/assignments';
import { hasAssignment } from '../model/content';

type AssignmentChoiceProps = { content: LessonContent; data: Lesson };

/** Chooses an assignment of the class, or begins a new one. */
export function AssignmentChoice({ content, data }: AssignmentChoiceProps) {
  const { isCreating, choose, create } = useUnit({
    isCreating: $isCreating,
    choose: assignmentChosen,
    create: assignmentNamed,
  });
  const [title, setTitle] = useState('');
  const others = data.assignments.filter(({ id }) => !hasAssignment(content, id));
  return (
    <Stack gap={4}>
      {others.length === 0 ? null : (
        <Field label="An assignment of this class">
          <Select
            value=""
            placeholder="Choose an assignment"
            options={others.map(({ id, title: label }) => ({ value: id, label }))}
            onChange={choose}
          />
        </Field>
      )}
      <Cluster gap={2} align="end">
        <Field label="Title of a new assignment" optional>
          <TextInput value={title} maxLength={200} onChange={setTitle} />
        </Field>
        <Button
          pending={isCreating}
          disabled={title.trim() === ''}
          onClick={() => {
            create(title.trim());
            setTitle('');
          }}
        >
          Create a draft
        </Button>
      </Cluster>
    </Stack>
  );
}
