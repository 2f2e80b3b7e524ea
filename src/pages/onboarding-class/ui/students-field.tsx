import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Textarea } from '@/shared/ui/textarea';
import * as first from '../model/class-form';
import * as styles from './class-step-page.css';

const ways = [
  { value: 'code', label: 'With a code' },
  { value: 'mail', label: 'From a list' },
] as const;

/** How the students come: with a code alone, or invited by mail as well. */
export function StudentsField({ error }: { error: string | undefined }) {
  const { form, roster } = useUnit({ form: first.$form, roster: first.$roster });
  const change = useUnit(first.formChanged);
  const { length } = roster.entries;
  return (
    <div className={styles.students}>
      <Field
        label="Students"
        group
        help="You get a code to put on the board. Under 13, a student also needs an invitation from your list. Up to 40 students on Teacher Pro."
      >
        <SegmentedControl options={ways} value={form.way} onChange={(way) => change({ way })} block />
      </Field>
      {form.way === 'mail' ? (
        <>
          <Field
            label="Who is in the class"
            error={error}
            help={
              length === 0
                ? 'One student a line: name, e-mail address.'
                : `${length === 1 ? '1 student' : `${length} students`} will be invited by mail.`
            }
          >
            <Textarea
              value={form.roster}
              onChange={(text) => change({ roster: text })}
              placeholder="Thandi Mokoena, t.mokoena@harborview.school"
            />
          </Field>
          <FileButton />
        </>
      ) : null}
    </div>
  );
}

function FileButton() {
  const choose = useUnit(first.fileChosen);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size="sm" onClick={() => input.current?.click()}>
        Read it from a CSV file
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) choose(file);
          // The same file may be chosen again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
