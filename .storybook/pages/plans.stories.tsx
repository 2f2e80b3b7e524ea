import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { PageHeader } from '@/shared/ui/page-header';
import { PlanCard } from '@/shared/ui/plan-card';
import { PlanLeaf, PlanSpread } from '@/shared/ui/plan-spread';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { answers, leaves } from './plans.sample';
import { SampleShell } from './sample-shell';

type Plan = (typeof leaves)[number]['plans'][number];

function actionFor({ name, yours, best }: Plan) {
  if (yours)
    return (
      <Button block disabled icon={Check}>
        Your plan
      </Button>
    );
  return (
    <Button block variant={best ? 'primary' : 'second'} href="#payment">
      {best ? `Try ${name.split(' ').at(-1)}` : 'Start a trial'}
    </Button>
  );
}

function PlansSample() {
  const [interval, setInterval] = useState<'month' | 'year'>('month');
  return (
    <SampleShell who="teacher">
      <Stack gap={12}>
        <Stack gap={7}>
          <PageHeader
            title="Plans"
            lead="Teachers write without a limit. Students’ plans come with credits: study notes take about 9,400. A year costs ten months."
            actions={
              <SegmentedControl
                label="Billing interval"
                options={[
                  { value: 'month', label: 'Monthly' },
                  { value: 'year', label: 'Yearly' },
                ]}
                value={interval}
                onChange={setInterval}
              />
            }
          />
          <PlanSpread>
            {leaves.map(({ title, note, plans }) => (
              <PlanLeaf key={title} title={title} note={note}>
                {plans.map((plan) => (
                  <PlanCard
                    key={plan.name}
                    name={plan.name}
                    price={plan[interval]}
                    period={interval === 'month' ? 'a month' : 'a year'}
                    note={
                      interval === 'month' ? `or ${plan.year} a year` : `${plan.perMonth} a month, paid once`
                    }
                    allowance={plan.allowance}
                    allowanceNote={plan.allowanceNote}
                    share={plan.share}
                    action={actionFor(plan)}
                    features={plan.features}
                  />
                ))}
              </PlanLeaf>
            ))}
          </PlanSpread>
        </Stack>
        <Grid min="lg" gap={8}>
          {answers.map(({ title, text }) => (
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
      </Stack>
    </SampleShell>
  );
}

/** The four plans as an open book, made of the system's pieces alone. */
const meta = {
  title: 'Pages/Reference/Plans',
  component: PlansSample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlansSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('article', { name: 'Student Plus' })).toHaveTextContent('1.5M credits');
    const monthly = canvas.getByRole('radio', { name: 'Monthly' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly' }));
    await expect(canvas.getByRole('article', { name: 'Teacher Pro' })).toHaveTextContent('$190 a year');
    await userEvent.click(monthly);
    monthly.blur();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
