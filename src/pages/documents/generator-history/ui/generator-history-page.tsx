import { useUnit } from 'effector-react';
import { Plus } from 'lucide';
import { templateRoute } from '@/shared/api/template-route';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { batchList } from '../model/batches';
import { $type, list } from '../model/generator-history';
import { BatchList } from './batch-list';

/** Every document of one template. */
export function GeneratorHistoryPage() {
  const { type, batches } = useUnit({ type: $type, batches: batchList.$list });
  const start = type && (
    <Button variant="primary" icon={Plus} href={templateRoute(type)}>
      Write another
    </Button>
  );
  return (
    <Stack gap={6}>
      <PageHeader title="History" lead="Everything you wrote with this template." actions={start} />
      <BatchList />
      <GenerationListView
        model={list}
        place="history"
        empty={
          batches.state === 'ready' ? (
            <EmptyState title="No other documents" action={start}>
              Documents you write one at a time appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No documents yet" action={start}>
              Documents you write with this template appear here.
            </EmptyState>
          )
        }
      />
    </Stack>
  );
}
