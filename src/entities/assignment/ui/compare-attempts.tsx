import { GitCompare } from 'lucide';
import { lazy, Suspense } from 'react';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import type { Attempt } from '../model/attempt-changes';

const AttemptChanges = lazy(async () => ({ default: (await import('./attempt-changes')).AttemptChanges }));

type CompareAttemptsProps = {
  own: Attempt;
  /** All attempts of this student that it can be compared with. */
  others: readonly { id: string; attempt: number }[];
  /** The id of the attempt that it is compared with; null while nothing is compared. */
  chosen: string | null;
  /** The chosen attempt, once it is loaded. */
  other: Attempt | null;
  /** Why the chosen attempt could not be loaded. */
  problem?: string | null;
  /** Called with the id of an attempt, or null to stop. */
  onChoose: (id: string | null) => void;
};

/** Compares an attempt with another one of the same student: the one before it, unless the user chooses. */
export function CompareAttempts({
  own,
  others,
  chosen,
  other,
  problem = null,
  onChoose,
}: CompareAttemptsProps) {
  const ordered = others.toSorted((one, two) => one.attempt - two.attempt);
  const usual = ordered.findLast(({ attempt }) => attempt < own.attempt) ?? ordered[0];
  if (usual === undefined) return null;
  const [before, after] = other && other.attempt > own.attempt ? [own, other] : [other, own];
  return (
    <>
      <Button size="sm" icon={GitCompare} onClick={() => onChoose(usual.id)}>
        Compare with attempt {usual.attempt}
      </Button>
      <Dialog
        open={chosen !== null}
        size="lg"
        onClose={() => onChoose(null)}
        title={
          before && after ? `Changes from attempt ${before.attempt} to attempt ${after.attempt}` : 'Changes'
        }
      >
        <Stack gap={4}>
          {ordered.length > 1 ? (
            <Field label="Compare with">
              <Select
                value={chosen ?? usual.id}
                options={ordered.map(({ id, attempt }) => ({ value: id, label: `Attempt ${attempt}` }))}
                onChange={onChoose}
              />
            </Field>
          ) : null}
          {problem === null ? null : (
            <Banner tone="danger" urgent title="The other attempt couldn’t be loaded">
              {problem}
            </Banner>
          )}
          {before && after ? (
            <Suspense fallback={<Skeleton lines={6} label="Comparing the attempts" />}>
              <AttemptChanges key={`${before.attempt} ${after.attempt}`} before={before} after={after} />
            </Suspense>
          ) : problem === null ? (
            <Skeleton lines={6} label="Loading the other attempt" />
          ) : null}
        </Stack>
      </Dialog>
    </>
  );
}
