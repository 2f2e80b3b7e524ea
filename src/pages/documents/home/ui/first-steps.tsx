import { Check } from 'lucide';
import type { HomeSteps } from '@/shared/api/home';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { MarginList } from '@/shared/ui/margin-list';
import { PageSection } from '@/shared/ui/page-section';

const STEPS: readonly { key: keyof HomeSteps; title: string; note: string; action: string; href: string }[] =
  [
    {
      key: 'document',
      title: 'Write your first document',
      note: 'Pick a template, say what it is about, and read what comes.',
      action: 'Templates',
      href: '/templates',
    },
    {
      key: 'class',
      title: 'Set up a class',
      note: 'Your students join with its code. Then you can give and mark work.',
      action: 'Classes',
      href: '/teacher/classes',
    },
    {
      key: 'week',
      title: 'Put your week in the schedule',
      note: 'Then this page shows what is now and next, and what has no plan.',
      action: 'Schedule',
      href: '/teacher/schedule',
    },
  ];

/** What a newcomer does first; nothing once all of it is done. */
export function FirstSteps({ steps }: { steps: HomeSteps }) {
  const next = STEPS.find(({ key }) => !steps[key]);
  if (next === undefined) return null;
  return (
    <PageSection title="Three steps to begin">
      <MarginList
        label="Three steps to begin"
        margin="xs"
        items={STEPS.map(({ key, title, note, action, href }, place) => ({
          id: key,
          lead: String(place + 1),
          title,
          note,
          current: key === next.key,
          quiet: steps[key],
          end: steps[key] ? (
            <Icon of={Check} label="Done" />
          ) : (
            <Button size="sm" variant={key === next.key ? 'soft' : 'quiet'} href={href}>
              {action}
            </Button>
          ),
        }))}
      />
    </PageSection>
  );
}
