import { templateIcon } from '@/shared/api/template-icons';
import type { TemplateEntry } from '@/shared/api/templates';
import { Shelf, ShelfRack } from '@/shared/ui/shelf';
import { TemplateCard } from '@/shared/ui/template-card';
import { groups, type Shelf as ShelfContents } from '../model/shelves';

type RackProps = {
  favourites: readonly TemplateEntry[];
  shelves: readonly ShelfContents[];
  onFavourite: (change: { templateType: string; favourite: boolean }) => void;
};

/** The shelves, with their names in the margin; the favourites come first. */
export function Rack({ favourites, shelves, onFavourite }: RackProps) {
  const cards = (entries: readonly TemplateEntry[], isDescribed: boolean) =>
    entries.map(({ templateType, title, description, route, icon, favourite = false }) => (
      <li key={templateType}>
        <TemplateCard
          template={templateType}
          title={title}
          description={isDescribed ? description : undefined}
          href={route}
          icon={templateIcon(icon)}
          favourite={favourite}
          onFavouriteChange={(starred) => onFavourite({ templateType, favourite: starred })}
        />
      </li>
    ));
  return (
    <ShelfRack>
      {favourites.length > 0 && (
        <Shelf name="Favourites" hint="Starred by you">
          {cards(favourites, false)}
        </Shelf>
      )}
      {shelves.map(({ group, entries }) => (
        <Shelf key={group} name={group} hint={groups.find((known) => known.group === group)?.hint}>
          {cards(entries, true)}
        </Shelf>
      ))}
    </ShelfRack>
  );
}
