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
import { readNames } from '../model/read-names';
import { waysIn } from './ways-in';

const FORM_ID = 'student-accounts-form';

/** Makes accounts from names, in a dialog. */
export function MakeAccounts() {
  const { isMaking, seats, close } = useUnit({
    isMaking: model.$isMaking,
    seats: model.$seats,
    close: model.makingClosed,
  });
  const { values, errors, pending, change, field } = useForm(model.form);
  const consentProblem = useId();
  const count = readNames(values.names).length;
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
          <Button variant="primary" type="submit" form={FORM_ID} pending={pending}>
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
            help="One student a line: Ada Byron, or Byron, Ada. At most 40 at once."
          >
            <Textarea {...field('names')} rows={8} />
          </Field>
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
