import { type BlockValues, courseUnitLabels } from '../../api/blocks';
import { TableBlock } from '../table-block';
import { weeksText } from './weeks-text';

type UnitsOverviewProps = {
  units: BlockValues['units'];
  /** The first week of each unit. */
  starts: readonly number[];
};

const columns = [
  { key: 'number', label: courseUnitLabels.number },
  { key: 'title', label: courseUnitLabels.title },
  { key: 'weeks', label: courseUnitLabels.weeks },
  { key: 'lessons', label: courseUnitLabels.lessons },
];

/** The whole course on one page, before its units. */
export function UnitsOverview({ units, starts }: UnitsOverviewProps) {
  const rows = units.map((unit, index) => ({
    number: unit?.number ?? index + 1,
    title: unit?.title ?? '',
    weeks: unit?.weeks ? weeksText(starts[index] ?? 1, unit.weeks) : '',
    lessons: unit?.lessons?.length ?? 0,
  }));
  return <TableBlock columns={columns} rows={rows} />;
}
