import { templateIcon } from '@/shared/api/template-icons';
import { Shelf, ShelfRack } from '@/shared/ui/shelf';
import { TemplateCard } from '@/shared/ui/template-card';
import { groups, type Shelf as ShelfContents } from '../model/shelves';

type RackProps = { shelves: readonly ShelfContents[] };

/** The shelves, with their names in the margin. */
export function Rack({ shelves }: RackProps) {
  return (
    <ShelfRack>
      {shelves.map(({ group, entries }) => (
        <Shelf key={group} name={group} hint={groups.find((known) => known.group === group)?.hint}>
          {entries.map(({ templateType, title, description, route, icon }) => (
            <li key={templateType}>
              <TemplateCard
                template={templateType}
                title={title}
                description={description}
                href={route}
                icon={templateIcon(icon)}
              />
            </li>
          ))}
        </Shelf>
      ))}
    </ShelfRack>
  );
}
