import { useUnit } from 'effector-react';
import { Field } from '@/shared/ui/field';
import { Grid } from '@/shared/ui/grid';
import { PageSection } from '@/shared/ui/page-section';
import { Select } from '@/shared/ui/select';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { $choices, mailChosen } from '../model/notifications';
import { MAIL_TIMES, words } from '../model/sentences';

/** When the user is mailed about each kind of news. */
export function MailChoices() {
  const [choices, choose] = useUnit([$choices, mailChosen]);
  if (choices.length === 0) return null;
  return (
    <PageSection title="Emails">
      <Stack gap={4}>
        <Text tone="muted">We send one email a day, at 7:00, with what you haven’t seen here.</Text>
        <Grid min="sm" gap={4}>
          {choices.map(({ kind, mail }) => (
            <Field key={kind} label={words[kind].label}>
              <Select
                options={MAIL_TIMES}
                value={mail}
                onChange={(value) => {
                  const time = MAIL_TIMES.find((each) => each.value === value);
                  if (time) choose({ kind, mail: time.value });
                }}
              />
            </Field>
          ))}
        </Grid>
      </Stack>
    </PageSection>
  );
}
