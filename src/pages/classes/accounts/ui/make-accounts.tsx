import { useUnit } from 'effector-react';
import { useId } from 'react';
import { seatsInWords } from '@/entities/class';
import { FormElement, useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Textarea } from '@/shared/ui/textarea';
import * as model from '../model/accounts-page';
import { studentsOf } from '../model/name-choices';
import { DoubtfulNames } from './doubtful-names';
import { waysIn } from './ways-in';

const FORM_ID = 'student-accounts-form';

/** Makes accounts from names, in a dialog. */
export function MakeAccounts() {
  const { isMaking, close, choices, members, seats } = useUnit({
    isMaking: model.$isMaking,
    close: model.makingClosed,
    choices: model.$choices,
    members: model.$members,
    seats: model.$seats,
  });
  const { values, errors, pending, change, field } = useForm(model.form);
  const consentProblem = useId();
  const count = studentsOf(choices, values.again).length;
  const excess = seats === null ? 0 : count - Math.max(0, seats.limit - seats.used);
  const isBlocked = typeof members === 'string' || (choices.length > 0 && count === 0);
  return (
    <Dialog
      open={isMaking}
      onClose={() => close()}
      size="md"
      title="Make accounts without email"
      description="Students sign in with the class code, their name and a password or three pictures, or with a printed card."
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending} disabled={isBlocked}>
            {count < 2 ? 'Make account' : `Make ${count} accounts`}
          </Button>
        </>
      }
    >
      <FormElement form={model.form} id={FORM_ID}>
        <Stack gap={4}>
          {errors.form ? (
            <Banner tone="danger" urgent>
              {errors.form}
            </Banner>
          ) : null}
          {seats === null ? null : <Text tone="muted">{seatsInWords(seats)}</Text>}
          <Field
            label="Names"
            required
            error={errors.names}
            help="One student a line: Ada Byron, or Byron, Ada."
          >
            <Textarea {...field('names')} rows={8} />
          </Field>
          <DoubtfulNames />
          {excess > 0 ? (
            <Banner
              tone="warn"
              title={`${excess} ${excess === 1 ? 'student doesn’t' : 'students don’t'} fit`}
            >
              Take names out of the list, or remove students of your classes first.
            </Banner>
          ) : null}
          <Field label="Students sign in with" group>
            <RadioGroup
              options={waysIn}
              value={values.withPictures ? 'pictures' : 'password'}
              onChange={(way) => change({ withPictures: way === 'pictures' })}
            />
          </Field>
          <div>
            <Checkbox
              name="consent"
              checked={values.consent}
              invalid={errors.consent !== undefined}
              describedBy={consentProblem}
              onChange={(consent) => change({ consent })}
            >
              The school has the consent of the parents of students under 13.
            </Checkbox>
            <div id={consentProblem} aria-live="polite">
              {errors.consent ? (
                <Text size="sm" tone="danger">
                  {errors.consent}
                </Text>
              ) : null}
            </div>
          </div>
        </Stack>
      </FormElement>
    </Dialog>
  );
}
