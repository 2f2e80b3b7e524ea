import { useUnit } from 'effector-react';
import { Plus } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { $type, list } from '../model/generator-history';

/** Everything that was written with one generator. */
export function GeneratorHistoryPage() {
  const type = useUnit($type);
  const start = type && (
    <Button variant="primary" icon={Plus} href={`/teacher/${type}`}>
      Write a new one
    </Button>
  );
  return (
    <Stack gap={6}>
      <PageHeader title="History" lead="Each document opens where you left it." actions={start} />
      <GenerationListView
        model={list}
        place="history"
        empty={
          <EmptyState title="Nothing is written yet" action={start}>
            What you write with this form is kept here.
          </EmptyState>
        }
      />
    </Stack>
  );
}
