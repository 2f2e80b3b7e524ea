import { useUnit } from 'effector-react';
import { useForm } from '@/shared/lib/form';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as model from '../model/accounts-page';

/** The names of students who seem to be there already: each gets a second account only if ticked. */
export function DoubtfulNames() {
  const { choices, members, retry } = useUnit({
    choices: model.$choices,
    members: model.$members,
    retry: model.membersRetried,
  });
  const { values, change } = useForm(model.form);
  const doubtful = choices.filter(({ reason }) => reason !== null);
  if (members === 'failed') {
    return (
      <Banner
        tone="danger"
        action={
          <Button size="sm" onClick={() => retry()}>
            Try again
          </Button>
        }
      >
        Who is in the class already couldn’t be loaded.
      </Banner>
    );
  }
  if (doubtful.length === 0) return null;
  return (
    <Stack gap={2} as="section" label="Names that are there already">
      <Text size="sm">These names are there already. Tick only whom you want to give a second account.</Text>
      {doubtful.map(({ key, name, reason }) => (
        <Checkbox
          key={key}
          description={reason}
          checked={values.again.includes(key)}
          onChange={(ticked) =>
            change({ again: ticked ? [...values.again, key] : values.again.filter((one) => one !== key) })
          }
        >
          <span dir="auto">{name}</span>
        </Checkbox>
      ))}
    </Stack>
  );
}
