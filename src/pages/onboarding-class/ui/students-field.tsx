import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Textarea } from '@/shared/ui/textarea';
import * as first from '../model/class-form';
import * as styles from './class-step-page.css';

const invitationOptions = [
  { value: 'code', label: 'With a code' },
  { value: 'mail', label: 'From a list' },
] as const;

/** Whether students join by code only, or are invited by email as well. */
export function StudentsField({ error }: { error: string | undefined }) {
  const { form, roster } = useUnit({ form: first.$form, roster: first.$roster });
  const change = useUnit(first.formChanged);
  const { length } = roster.entries;
  return (
    <div className={styles.students}>
      <Field
        label="Students"
        group
        help="Every class has a code. Students under 13 also need an invitation. Up to 40 students with Teacher Pro."
      >
        <SegmentedControl
          options={invitationOptions}
          value={form.way}
          onChange={(way) => change({ way })}
          block
        />
      </Field>
      {form.way === 'mail' ? (
        <>
          <Field
            label="Students in the class"
            error={error}
            help={
              length === 0
                ? 'One student per line: name, email.'
                : `${length === 1 ? '1 student' : `${length} students`} will be invited by email.`
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
        Import a CSV file
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
          // Lets the same file be chosen again after it was edited.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
