import { useUnit } from 'effector-react';
import { PageSection } from '@/shared/ui/page-section';
import { RadioGroup } from '@/shared/ui/radio-group';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { contentChanged, type Editing } from '../model/rules-page';

/** What students see of the gradebook, and when. */
export function StudentsSection({ editing: { content } }: { editing: Editing }) {
  const change = useUnit(contentChanged);
  return (
    <PageSection title="What students see">
      <Stack gap={4}>
        <RadioGroup
          label="When students see a score that you enter"
          value={content.returns}
          onChange={(returns) => change({ returns })}
          options={[
            {
              value: 'by_hand',
              label: 'When you return it',
              description: 'Until then, no total that students see has it.',
            },
            {
              value: 'at_once',
              label: 'At once',
              description: 'Marks of handed-in work are still returned.',
            },
          ]}
        />
        <Switch
          checked={content.neutral_words}
          onChange={(neutral_words) => change({ neutral_words })}
          description="Missing work is called “Not handed in yet”."
        >
          Neutral words
        </Switch>
        <Switch
          checked={content.what_if}
          onChange={(what_if) => change({ what_if })}
          description="They type a score and see what their total would be. Nothing is stored."
        >
          Students may try “what if”
        </Switch>
      </Stack>
    </PageSection>
  );
}
