import { useUnit } from 'effector-react';
import { ArrowDown, ArrowUp, Printer } from 'lucide-react';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Cluster } from '@/shared/ui/cluster';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Heading } from '@/shared/ui/heading';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $comparison, comparisonClosed, pairChosen } from '../../model/comparison';
import { diffVersions, type ItemDiff, type SectionDiff, type TextPart } from '../../model/version-diff';
import { versionName } from '../../model/version-names';
import { $versions } from '../../model/versions-and-recent';
import * as styles from './actions.css';
import { useChangeSteps } from './use-change-steps';

export type CompareDialogProps = { template: Template; generation: Pick<Generation, 'id' | 'version'> };

/** The changes between two versions, section by section and item by item. */
export function CompareDialog({ template, generation }: CompareDialogProps) {
  const { comparison, versions } = useUnit({ comparison: $comparison, versions: $versions });
  const on = useUnit({ close: comparisonClosed, choose: pairChosen });
  if (comparison.state === 'closed') return null;
  const { from, to, before, after, problem } = comparison;
  const known = versions.id === generation.id ? versions.items : [];
  const options = known.map((version) => ({
    value: String(version.version),
    label: `${version.version}: ${versionName(version, template.sections)}`,
  }));
  return (
    <Dialog
      open
      size="lg"
      onClose={() => on.close()}
      title="Compare versions"
      actions={
        <Button variant="second" icon={Printer} onClick={() => globalThis.print()}>
          Print
        </Button>
      }
    >
      <div className={styles.dialog}>
        <div className={styles.row}>
          <Field label="From version">
            <Select
              value={String(from)}
              options={options}
              onChange={(value) => on.choose({ from: Number(value), to })}
            />
          </Field>
          <Field label="To version">
            <Select
              value={String(to)}
              options={options}
              onChange={(value) => on.choose({ from, to: Number(value) })}
            />
          </Field>
        </div>
        {problem ? (
          <Banner tone="danger" urgent>
            {problem.message}
          </Banner>
        ) : null}
        {before && after ? (
          <Changes key={`${from} ${to}`} diffs={diffVersions(template.sections, before, after)} />
        ) : problem ? null : (
          <Skeleton lines={6} label="Loading the versions" />
        )}
      </div>
    </Dialog>
  );
}

function Changes({ diffs }: { diffs: readonly SectionDiff[] }) {
  const { ref, step } = useChangeSteps();
  if (diffs.length === 0) return <p>These versions are the same.</p>;
  return (
    <div ref={ref} className={styles.dialog}>
      <Cluster gap={2}>
        <Button size="sm" icon={ArrowUp} onClick={() => step(-1)}>
          Previous change
        </Button>
        <Button size="sm" icon={ArrowDown} onClick={() => step(1)}>
          Next change
        </Button>
        <p className={styles.price}>Or press Alt with an arrow key.</p>
      </Cluster>
      {diffs.map(({ key, title, items, same }) => (
        <section key={key} className={styles.section} aria-labelledby={`changes-${key}`}>
          <Heading level={3} size="md" id={`changes-${key}`}>
            {title}
          </Heading>
          {items.map((item, index) => (
            <Item key={`${index} ${item.kind}`} item={item} />
          ))}
          {same > 0 ? (
            <p className={styles.price}>{same === 1 ? '1 item is' : `${same} items are`} unchanged.</p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

const names = { changed: 'Changed item', added: 'Added item', removed: 'Removed item' } as const;

function Item({ item: { kind, parts } }: { item: ItemDiff }) {
  return (
    <p className={styles.changed} data-change={kind} tabIndex={-1}>
      <VisuallyHidden>{names[kind]}: </VisuallyHidden>
      {parts.map((part, index) => (
        <Part key={`${index} ${part.kind}`} part={part} />
      ))}
    </p>
  );
}

function Part({ part: { kind, text } }: { part: TextPart }) {
  switch (kind) {
    case 'same':
      return text;
    case 'inserted':
      return (
        <ins className={styles.inserted}>
          <VisuallyHidden>Inserted: </VisuallyHidden>
          {text}
          <VisuallyHidden> End of insertion. </VisuallyHidden>
        </ins>
      );
    case 'deleted':
      return (
        <del className={styles.deleted}>
          <VisuallyHidden>Deleted: </VisuallyHidden>
          {text}
          <VisuallyHidden> End of deletion. </VisuallyHidden>
        </del>
      );
  }
}
