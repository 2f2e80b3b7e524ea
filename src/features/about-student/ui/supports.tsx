import { useUnit } from 'effector-react';
import { Pencil, X } from 'lucide';
import { useState } from 'react';
import { SupportBadge, supportNames, supportOptions } from '@/entities/student';
import type { Support } from '@/shared/api/student-profiles';
import { dateOf } from '@/shared/lib/dates';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/supports';
import * as styles from './about-student.css';

/** What helps the student to learn; only teachers see it. */
export function Supports({ supports }: { supports: readonly Support[] }) {
  const open = useUnit(model.supportOpened);
  return (
    <PageSection
      title="Supports"
      more={
        <Button size="sm" variant="quiet" onClick={() => open(null)}>
          Add support
        </Button>
      }
    >
      {supports.length === 0 ? <Text tone="muted">None recorded.</Text> : null}
      {supports.length > 0 ? (
        <ul className={styles.list} aria-label="Supports">
          {supports.map((support) => (
            <SupportRow key={support.id} support={support} />
          ))}
        </ul>
      ) : null}
      <Text size="2xs" tone="muted">
        Only teachers of this class see supports. Students never do.
      </Text>
      <SupportDialog />
    </PageSection>
  );
}

function SupportRow({ support }: { support: Support }) {
  const on = useUnit({ open: model.supportOpened, remove: model.removeRequested });
  const [isAsking, setAsking] = useState(false);
  const { id, kind, detail, review_on: day } = support;
  const name = supportNames[kind];
  return (
    <li className={styles.row}>
      <div>
        <SupportBadge kind={kind} />
        {detail === '' ? null : (
          <p className={styles.words} dir="auto">
            {detail}
          </p>
        )}
        {day === null ? null : (
          <Text size="2xs" tone="muted">
            Review on {dateOf(`${day}T12:00:00Z`)}
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <IconButton label={`Change ${name}`} icon={Pencil} size="sm" onClick={() => on.open(support)} />
        <IconButton label={`Remove ${name}`} icon={X} size="sm" onClick={() => setAsking(true)} />
      </div>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name}?`}
        description="Other teachers of the class no longer see it. You can’t undo this."
        confirmLabel="Remove"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          on.remove(id);
        }}
      />
    </li>
  );
}

function SupportDialog() {
  const { open, close } = useUnit({ open: model.$open, close: model.supportClosed });
  const { values, errors, pending, change, field } = useForm(model.form);
  return (
    <Dialog
      open={open !== null}
      onClose={() => close()}
      title={open === 'new' ? 'Add a support' : 'Change the support'}
    >
      <FormElement form={model.form}>
        <Stack gap={4}>
          {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
          <Field label="Kind" required>
            <Select
              options={supportOptions}
              value={values.kind}
              onChange={(kind) =>
                change({ kind: supportOptions.find(({ value }) => value === kind)?.value ?? values.kind })
              }
            />
          </Field>
          <Field label="What it means" help="For example: half as much again in tests." error={errors.detail}>
            <TextInput maxLength={500} {...field('detail')} />
          </Field>
          <Field label="Review on" error={errors.reviewOn} optional>
            <DeferredDatePicker {...field('reviewOn')} />
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
