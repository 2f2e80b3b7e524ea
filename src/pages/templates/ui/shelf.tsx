import { templateIcon } from '@/shared/lib/template-icon';
import { Grid } from '@/shared/ui/grid';
import { Heading } from '@/shared/ui/heading';
import { TemplateCard } from '@/shared/ui/template-card';
import { groups, type Shelf as ShelfContents } from '../model/shelves';
import * as styles from './shelf.css';

type RackProps = { shelves: readonly ShelfContents[] };

/** The shelves, each named in the margin. */
export function Rack({ shelves }: RackProps) {
  return (
    <div className={styles.rack}>
      {shelves.map((shelf) => (
        <Shelf key={shelf.group} {...shelf} />
      ))}
    </div>
  );
}

function Shelf({ group, entries }: ShelfContents) {
  const id = `shelf-${group.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <div className={styles.name}>
        <Heading level={2} id={id}>
          {group}
        </Heading>
        <p className={styles.hint}>{groups.find((known) => known.group === group)?.hint}</p>
      </div>
      <Grid as="ul" min="sm" gap={4}>
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
      </Grid>
    </section>
  );
}
