import { useUnit } from 'effector-react';
import type { Agreement as Rate, SuggestionOverview } from '@/shared/api/suggestions';
import { PageSection } from '@/shared/ui/page-section';
import { Table, type TableColumn } from '@/shared/ui/table';
import { Text } from '@/shared/ui/text';
import * as model from '../model/suggestions';

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const columnsNamed = (equalLabel: string, nearLabel: string): readonly TableColumn<Rate>[] => [
  { key: 'name', label: 'Criterion', cell: ({ name }) => <span dir="auto">{name}</span> },
  { key: 'papers', label: 'Papers', cell: ({ papers }) => papers },
  { key: 'equal', label: equalLabel, cell: ({ equal, papers }) => share(equal, papers) },
  { key: 'near', label: nearLabel, cell: ({ near, papers }) => share(near, papers) },
];
const byLevel = columnsNamed('Same level', 'Within one level');
/** Work without a rubric has no levels. */
const byPoints = columnsNamed('Same points', 'Within a tenth of the points');

/** How often marks that teachers gave without suggestions agree with them, by criterion. */
export function Agreement({ hasLevels }: { hasLevels: boolean }) {
  const overview = useUnit(model.overview.$data);
  if (overview === null || overview.agreement.length === 0) return null;
  return (
    <PageSection title="Agreement">
      <Table
        label="Agreement by criterion"
        columns={hasLevels ? byLevel : byPoints}
        rows={overview.agreement}
        rowKey={({ name }) => name}
      />
    </PageSection>
  );
}

/** The same in one sentence. */
export function AgreementLine({ agreement, calibrated_on }: SuggestionOverview) {
  if (agreement.length === 0) return null;
  const equal = sumOf(agreement.map((one) => one.equal));
  const all = sumOf(agreement.map(({ papers }) => papers));
  return (
    <Text size="2xs" tone="soft">
      Marks you gave before seeing suggestions match{' '}
      <b>
        {equal} of {all}
      </b>{' '}
      suggested scores.
      {calibrated_on > 0
        ? ` Calibrated on ${calibrated_on === 1 ? '1 marked paper' : `${calibrated_on} marked papers`}.`
        : null}
    </Text>
  );
}
