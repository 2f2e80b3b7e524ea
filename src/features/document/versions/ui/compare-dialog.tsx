import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { ChangeList } from '@/shared/ui/change-list';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { versionName } from '@/entities/document';
import { $comparison, comparisonClosed, pairChosen } from '../model/comparison';
import { diffVersions } from '../model/version-diff';
import { $versions } from '../model/versions';
import * as styles from './compare-dialog.css';

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
          <ChangeList
            key={`${from} ${to}`}
            sections={diffVersions(template.sections, before, after)}
            none="These versions are the same."
          />
        ) : problem ? null : (
          <Skeleton lines={6} label="Loading the versions" />
        )}
      </div>
    </Dialog>
  );
}
