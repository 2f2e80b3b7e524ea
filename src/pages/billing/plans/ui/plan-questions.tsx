import type { Role } from '@/shared/api';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

const answers: readonly { title: string; notFor?: Role; text: string }[] = [
  {
    title: 'How the trial works',
    text: 'You get everything in the plan from the first day. We ask for a card before the trial starts and charge it only when the trial ends.',
  },
  {
    title: 'If you run out',
    // A teacher's plan counts nothing that could.
    notFor: 'teacher',
    text: 'You can still read, edit and export. To write more, wait until your credits renew or change your plan.',
  },
  {
    title: 'Changing your mind',
    text: 'Pause or cancel at any time. Your documents stay yours, and you can export them.',
  },
];

type PlanQuestionsProps = {
  /** The role of the user; undefined for a visitor. */
  role: Role | null;
};

/** Common questions about plans. */
export function PlanQuestions({ role }: PlanQuestionsProps) {
  const asked = answers.filter(({ notFor }) => role === null || notFor !== role);
  return (
    <Grid min="lg" gap={8}>
      {asked.map(({ title, text }) => (
        <Stack key={title} gap={1}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text size="sm" tone="soft">
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
