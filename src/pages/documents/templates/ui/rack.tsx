import { Star } from 'lucide';
import { templateIcon } from '@/shared/api/template-icons';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shelf, ShelfRack } from '@/shared/ui/shelf';
import { TemplateCard, TemplateSlot } from '@/shared/ui/template-card';
import { coverOf } from '@/shared/ui/theme/template-name';
import type { Shelf as ShelfContents } from '../model/shelves';
import { moveBetweenBooks } from './move-between-books';

type RackProps = {
  shelves: readonly ShelfContents[];
  /** The plan that a template needs, if the user has another one. */
  planFor: (entry: TemplateEntry) => string | null;
  onFavourite: (change: { templateType: string; favourite: boolean }) => void;
};

const WRITTEN_FROM = {
  form: 'Works without AI',
  text: 'Works from your text',
  model: 'Needs an AI model',
};

/** What the user needs for the template and doesn't have, and in an installation without a model how it is written. */
const noteOf = (plan: string | null, { written_from: from }: TemplateEntry): string | undefined =>
  [plan === null ? '' : `Needs ${plan}`, from ? WRITTEN_FROM[from] : ''].filter(Boolean).join(' · ') ||
  undefined;

/** The shelves, with their names in the margin. */
export function Rack({ shelves, planFor, onFavourite }: RackProps) {
  return (
    // The books are links of their own; the arrow keys are a shortcut between them.
    <div role="presentation" onKeyDown={moveBetweenBooks}>
      <ShelfRack>
        {shelves.map(({ name, hint, isDescribed, entries }) => (
          <Shelf key={name} name={name} hint={hint}>
            {entries.map((entry) => {
              const { templateType, title, description, route, icon, favourite = false } = entry;
              const plan = planFor(entry);
              return (
                <li key={templateType}>
                  <TemplateCard
                    template={coverOf(templateType, entry.color)}
                    title={title}
                    description={isDescribed ? description : undefined}
                    href={route}
                    icon={templateIcon(icon)}
                    note={noteOf(plan, entry)}
                    favourite={favourite}
                    onFavouriteChange={(starred) => onFavourite({ templateType, favourite: starred })}
                  />
                </li>
              );
            })}
            {name === 'Favourites' && (
              <li>
                <TemplateSlot icon={Star}>Star a template and it appears here</TemplateSlot>
              </li>
            )}
          </Shelf>
        ))}
      </ShelfRack>
    </div>
  );
}
