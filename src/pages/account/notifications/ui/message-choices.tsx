import { useUnit } from 'effector-react';
import { Cluster } from '@/shared/ui/cluster';
import { Field } from '@/shared/ui/field';
import { PageSection } from '@/shared/ui/page-section';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { TextInput } from '@/shared/ui/text-input';
import * as model from '../model/message-settings';

/** When the user wants no email, and whether others see what they have read. */
export function MessageChoices() {
  const settings = useUnit(model.$settings);
  const on = useUnit({
    receipts: model.receiptsChosen,
    quiet: model.quietChosen,
    change: model.quietChanged,
  });
  if (settings === null) return null;
  const { read_receipts: receipts, quiet_hours: quiet } = settings;
  return (
    <PageSection title="Messages">
      <Stack gap={4}>
        <Switch
          checked={receipts}
          description="The other person sees when you have read their message."
          onChange={on.receipts}
        >
          Read receipts
        </Switch>
        <Switch
          checked={quiet !== null}
          description="We hold emails back in these hours and send them afterwards."
          onChange={on.quiet}
        >
          Quiet hours
        </Switch>
        {quiet === null ? null : (
          <Cluster gap={4}>
            <Field label="From">
              <TextInput type="time" value={quiet.from} onChange={(from) => from && on.change({ from })} />
            </Field>
            <Field label="Until">
              <TextInput
                type="time"
                value={quiet.until}
                onChange={(until) => until && on.change({ until })}
              />
            </Field>
          </Cluster>
        )}
      </Stack>
    </PageSection>
  );
}
