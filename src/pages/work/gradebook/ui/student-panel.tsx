import { useUnit } from 'effector-react';
import { useId } from 'react';
import { studentReportPath } from '@/entities/gradebook';
import { profilePath } from '@/entities/student';
import type { Gradebook } from '@/shared/api/gradebooks';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Drawer } from '@/shared/ui/drawer';
import { Field } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { NumberInput } from '@/shared/ui/number-input';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Textarea } from '@/shared/ui/textarea';
import { TextInput } from '@/shared/ui/text-input';
import { $term } from '../model/page';
import { panelClosed } from '../model/panel';
import { form } from '../model/student';
import { History } from './history';
import { studentName } from './name-of';
import { OverrideHistory } from './override-history';

type StudentPanelProps = { answer: Gradebook; studentId: string };

/** Notes about a student, another grade than the one that is worked out, and every change of the scores. */
export function StudentPanel({ answer, studentId }: StudentPanelProps) {
  const term = useUnit($term);
  const close = useUnit(panelClosed);
  const { errors, field, pending, values } = useForm(form);
  const id = useId();
  const isClosed = answer.rules.closed_terms.some(({ term_id: closed }) => closed === term);
  const name = answer.rules.content.terms.find((one) => one.id === term)?.name ?? 'the year';
  return (
    <Drawer
      open
      title={studentName(answer, studentId)}
      onClose={close}
      actions={
        <Button variant="primary" type="submit" form={id} pending={pending}>
          Save
        </Button>
      }
    >
      <Stack gap={6}>
        <Cluster gap={4}>
          <Link href={profilePath(studentId)}>Profile</Link>
          <Link href={studentReportPath(answer.class.id, studentId)}>Report for the parents</Link>
        </Cluster>
        <FormElement form={form} id={id}>
          <Stack gap={4}>
            {errors.form ? <Banner tone="danger">{errors.form}</Banner> : null}
            <Field label="Note for teachers" help="No student sees it." error={errors.note}>
              <Textarea {...field('note')} rows={3} maxLength={2000} />
            </Field>
            <Field
              label={`Grade for ${name} instead of the total`}
              error={errors.percent}
              help={isClosed ? 'The term is closed.' : 'Empty for the total that is worked out.'}
            >
              <NumberInput {...field('percent')} min={0} max={1000} unit="%" disabled={isClosed} />
            </Field>
            {values.percent === null ? null : (
              <Field
                label="Reason"
                help="The student sees it beside the grade as soon as you save."
                error={errors.reason}
                required
              >
                <TextInput {...field('reason')} maxLength={500} disabled={isClosed} />
              </Field>
            )}
          </Stack>
        </FormElement>
        <OverrideHistory answer={answer} named={false} />
        <PageSection title="History" level={3}>
          <History answer={answer} shows="student" />
        </PageSection>
      </Stack>
    </Drawer>
  );
}
