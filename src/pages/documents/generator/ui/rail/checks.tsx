import { useUnit } from 'effector-react';
import type { OpenDocument } from '@/entities/generation';
import type { Check } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { CheckList } from '@/shared/ui/check-list';
import { Heading } from '@/shared/ui/heading';
import { sectionRevealed, itemRevealed, itemOf, useArriving } from '@/features/document/editor';
import * as styles from './rail.css';

export type ChecksProps = { template: Template; document: OpenDocument };

const ORDER = { open: 0, repaired: 1, passed: 2 };

/** Open checks first, then repaired and passed ones, each in the order of the document. */
const openFirst = (checks: readonly Check[]): Check[] =>
  checks.toSorted((one, other) => ORDER[one.status] - ORDER[other.status]);

/** The checks of the document, with links to their places, where the open ones can be fixed. */
export function Checks({ template, document: { generation } }: ChecksProps) {
  const on = useUnit({ section: sectionRevealed, item: itemRevealed });
  const { result } = generation;
  const checks = useArriving(openFirst(generation.checks));
  if (checks.length === 0) return null;

  function action(check: Check) {
    const section = template.sections.find(({ key }) => key === check.section);
    if (!section) return undefined;
    const path = itemOf(section, result[section.key], check);
    const see = () => (path.length > 0 ? on.item({ section: section.key, path }) : on.section(section.key));
    return (
      <Button size="sm" variant="quiet" onClick={see}>
        Go to: {section.title}
      </Button>
    );
  }

  return (
    <section className={styles.part} id="document-checks" tabIndex={-1} aria-labelledby="checked">
      <Heading level={2} size="lg" id="checked">
        Checks
      </Heading>
      <CheckList
        checks={checks.map((check) => {
          const { name, status, detail } = check;
          return { name, status, detail, action: action(check) };
        })}
      />
    </section>
  );
}
