import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageHeader } from '@/shared/ui/page-header';
import { Stack } from '@/shared/ui/stack';
import { GenerationListView } from '@/widgets/generation-list';
import { list } from '../model/favourites';

/** The documents with a star, whatever their kind. */
export function FavouritesPage() {
  return (
    <Stack gap={6}>
      <PageHeader title="Favourites" lead="What you come back to." />
      <GenerationListView
        model={list}
        place="favourites"
        empty={
          <EmptyState
            title="Nothing has a star yet"
            action={<Button href="/templates">Go to the templates</Button>}
          >
            Choose the star above a document, and it stands here.
          </EmptyState>
        }
      />
    </Stack>
  );
}
