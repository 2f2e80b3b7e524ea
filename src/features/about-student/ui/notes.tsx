import { useUnit } from 'effector-react';
import { Pencil, Trash2 } from 'lucide';
import type { StudentNote } from '@/shared/api/student-profiles';
import { clockOf, shortDateOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/notes';
import * as styles from './about-student.css';

/** Notes about the student; only teachers see them. */
export function Notes({ notes }: { notes: readonly StudentNote[] }) {
  return (
    <PageSection title="Notes">
      <Stack gap={5}>
        <NewNote />
        {notes.length > 0 ? (
          <ul className={styles.list} aria-label="Notes">
            {notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ul>
        ) : null}
      </Stack>
      <EditDialog />
    </PageSection>
  );
}

function NewNote() {
  const { errors, pending, field } = useForm(model.addForm);
  return (
    <FormElement form={model.addForm}>
      <Stack gap={3}>
        {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
        <Field label="New note" help="Only teachers of this class can read it." error={errors.text}>
          <Textarea rows={2} maxLength={5000} {...field('text')} />
        </Field>
        <div className={styles.end}>
          <Button type="submit" pending={pending}>
            Add note
          </Button>
        </div>
      </Stack>
    </FormElement>
  );
}

function Note({ note }: { note: StudentNote }) {
  const on = useUnit({ edit: model.editOpened, remove: model.deleteRequested });
  const { id, text, author, mine, written_at: written, edited_at: edited } = note;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.words} dir="auto">
          {text}
        </p>
        <Text size="2xs" tone="muted">
          {author}, {shortDateOf(written)}, {clockOf(written)}
          {edited === null ? '' : `. Edited ${shortDateOf(edited)}`}
        </Text>
      </div>
      {mine ? (
        <div className={styles.actions}>
          <IconButton label="Edit the note" icon={Pencil} size="sm" onClick={() => on.edit(note)} />
          <IconButton label="Delete the note" icon={Trash2} size="sm" onClick={() => on.remove(id)} />
        </div>
      ) : null}
    </li>
  );
}

function EditDialog() {
  const { edited, close } = useUnit({ edited: model.$edited, close: model.editClosed });
  const { errors, pending, field } = useForm(model.editForm);
  return (
    <Dialog open={edited !== null} onClose={() => close()} title="Edit the note">
      <FormElement form={model.editForm}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Note" required error={errors.text}>
            <Textarea rows={4} maxLength={5000} {...field('text')} />
          </Field>
          <div className={styles.end}>
            <Button onClick={() => close()}>Cancel</Button>
            <Button type="submit" variant="primary" pending={pending}>
              Save
            </Button>
          </div>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
