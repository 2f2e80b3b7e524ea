import { Cluster } from '@/shared/ui/cluster';
import { DeferredDatePicker } from '@/shared/ui/date-picker';
import { Field } from '@/shared/ui/field';
import { TextInput } from '@/shared/ui/text-input';
import type { DayTime } from '../model/editor-values';
import * as styles from './assignment-editor-page.css';

type DayTimeFieldProps = {
  label: string;
  value: DayTime;
  onChange: (value: DayTime) => void;
  help?: string;
  error?: string | undefined;
};

/** A day and a time; without a day there is none. */
export function DayTimeField({ label, value, onChange, help, error }: DayTimeFieldProps) {
  return (
    <Field label={label} help={help} error={error} group>
      <Cluster gap={2} align="start">
        <DeferredDatePicker
          label={`${label}, day`}
          value={value.date}
          onChange={(date) => onChange({ ...value, date })}
        />
        <div className={styles.time}>
          <TextInput
            label={`${label}, time`}
            type="time"
            value={value.time}
            onChange={(time) => onChange({ ...value, time })}
          />
        </div>
      </Cluster>
    </Field>
  );
}
