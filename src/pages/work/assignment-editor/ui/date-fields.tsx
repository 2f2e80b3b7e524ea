import { useUnit } from 'effector-react';
import type { AssignmentOptions } from '@/shared/api/assignments';
import { useForm } from '@/shared/lib/form';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { Text } from '@/shared/ui/text';
import { dateFaults } from '../model/date-faults';
import { $zone } from '../model/editor';
import { datesOf, type Dates } from '../model/editor-values';
import { form, hasOwnDates } from '../model/form';
import { $passedDues } from '../model/passed-dates';
import { DayTimeField } from './day-time-field';
import { DueConflicts } from './due-conflicts';
import * as styles from './assignment-editor-page.css';

/** When the work is due: for all classes, or for each. */
export function DateFields({ options }: { options: AssignmentOptions }) {
  const { values, errors, field, change } = useForm(form);
  const { zone, passed } = useUnit({ zone: $zone, passed: $passedDues });
  const isOwn = hasOwnDates(values);
  // The server’s sentence about the dates of a class.
  const problem = errors.dates ?? (isOwn ? (errors.due ?? errors.cutOff ?? errors.publishAt) : undefined);
  return (
    <Stack gap={4}>
      {isOwn ? (
        <Text size="sm" tone="muted">
          Times are in {zone.replaceAll('_', ' ')}.
        </Text>
      ) : (
        <DayTimeField
          label="Due"
          help={`${passed.all ? `${PASSED} ` : ''}Times are in ${zone.replaceAll('_', ' ')}.`}
          error={errors.due}
          {...field('due')}
        />
      )}
      {values.classIds.length > 1 ? (
        <Switch
          checked={values.hasOwnDates}
          onChange={(isOn) => change({ hasOwnDates: isOn, ...(isOn && { dates: startingDates() }) })}
        >
          Different dates for each class
        </Switch>
      ) : null}
      {isOwn
        ? values.classIds.map((id) => (
            <ClassDates key={id} id={id} title={options.classes.find((one) => one.id === id)?.title ?? ''} />
          ))
        : null}
      <DueConflicts />
      {problem ? (
        <Text size="sm" tone="danger">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );

  /** Each class begins with the dates of all. */
  function startingDates(): Record<string, Dates> {
    const { due, cutOff, publishAt } = values;
    return Object.fromEntries(
      values.classIds.map((id) => [id, values.dates[id] ?? { due, cutOff, publishAt }]),
    );
  }
}

/** Not an error: the work may have been done on paper. */
const PASSED = 'This date has passed, so work that students hand in is late.';

function ClassDates({ id, title }: { id: string; title: string }) {
  const { values, errors, change } = useForm(form);
  const passed = useUnit($passedDues);
  const own = datesOf(values, id);
  const faults = errors.dates === undefined ? {} : dateFaults({ ...own, publish: values.publish }, own);
  const set = (changed: Partial<Dates>) =>
    change({ dates: { ...values.dates, [id]: { ...own, ...changed } } });
  return (
    <fieldset className={styles.criterion}>
      <legend className={styles.legend} dir="auto">
        {title}
      </legend>
      <DayTimeField
        label={`Due for ${title}`}
        {...(passed.classIds.includes(id) && { help: PASSED })}
        value={own.due}
        error={faults.due}
        onChange={(due) => set({ due })}
      />
      <DayTimeField
        label={`Cut-off for ${title}`}
        value={own.cutOff}
        error={faults.cutOff}
        onChange={(cutOff) => set({ cutOff })}
      />
      {values.publish === 'later' ? (
        <DayTimeField
          label={`Students of ${title} see it from`}
          value={own.publishAt}
          error={errors.dates && own.publishAt.date === null ? 'Choose a date.' : undefined}
          onChange={(publishAt) => set({ publishAt })}
        />
      ) : null}
    </fieldset>
  );
}
