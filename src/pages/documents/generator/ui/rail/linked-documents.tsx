import { useUnit } from 'effector-react';
import { documentRoute } from '@/shared/api/template-route';
import type { LinkedGeneration, LinkKind } from '@/shared/api/actions';
import { Heading } from '@/shared/ui/heading';
import { Link } from '@/shared/ui/link';
import { $links } from '../../model/links';
import * as styles from './rail.css';

/** How the newer document was made from the older one. */
const names: Readonly<Record<LinkKind, string>> = {
  translation: 'Translation',
  support: 'Support version',
  'on-level': 'On-level version',
  extension: 'Extension version',
  conversion: 'Conversion',
  modification: 'Modified version',
  copy: 'Copy',
};

/** Where the document comes from, and what was made from it. */
export function LinkedDocuments() {
  const links = useUnit($links);
  if (links === null || (links.origin === null && links.items.length === 0)) return null;
  return (
    <section className={styles.part} aria-labelledby="linked-documents">
      <Heading level={2} size="lg" id="linked-documents">
        Linked documents
      </Heading>
      {links.origin ? (
        <Linked document={links.origin} note={`This is its ${names[links.origin.kind].toLowerCase()}`} />
      ) : null}
      {links.items.map((document) => (
        <Linked
          key={document.id}
          document={document}
          note={
            document.kind === 'translation'
              ? `${names.translation}, ${document.language}`
              : names[document.kind]
          }
        />
      ))}
    </section>
  );
}

function Linked({
  document: { id, template_type, title },
  note,
}: {
  document: LinkedGeneration;
  note: string;
}) {
  return (
    <p>
      <Link standalone href={documentRoute(template_type, id)}>
        {title}
      </Link>
      <small className={styles.small}>{note}</small>
    </p>
  );
}
