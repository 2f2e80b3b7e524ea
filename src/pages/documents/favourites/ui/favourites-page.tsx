import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { list } from '../model/favourites';
import { StarredTemplates } from './starred-templates';

/** Starred templates, and starred documents of every template. */
export function FavouritesPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Favourites" lead="The templates and documents you starred." />
      <StarredTemplates />
      <GenerationListView
        model={list}
        place="favourites"
        empty={
          <EmptyState
            title="No favourite documents yet"
            action={<Button href="/templates">Go to templates</Button>}
          >
            Star a document and it appears here.
          </EmptyState>
        }
      />
    </Stack>
  );
}
