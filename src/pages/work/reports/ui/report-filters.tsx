import { useUnit } from 'effector-react';
import { classTitle } from '@/entities/class';
import type { ClassReport, ReportKind } from '@/shared/api/class-reports';
import { clockOf } from '@/shared/lib/dates';
import { Cluster } from '@/shared/ui/cluster';
import { Select, type SelectOption } from '@/shared/ui/select';
import { Text } from '@/shared/ui/text';
import { ReportDay } from '@/widgets/report-part';
import * as model from '../model/reports';

const limits = [50, 60, 70, 80, 90];
/** The reports that count who is below a percentage. */
const saysWhoIsBelow: ReadonlySet<string> = new Set<ReportKind>(['progress', 'understanding']);

/** What the report is about; the address keeps it. */
export function ReportFilters({ report }: { report: ClassReport | null }) {
  const { filter, taught, shown } = useUnit({
    filter: model.$filter,
    taught: model.$taught,
    shown: model.$shown,
  });
  const change = useUnit(model.filterChanged);
  const choices = (list: ClassReport['terms'] | undefined, all: string): SelectOption[] => [
    { value: '', label: all },
    ...(list ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  const below = [...new Set([...limits, filter.below])].toSorted((one, other) => one - other);
  return (
    <Cluster justify="between" gap={3}>
      <Cluster gap={2}>
        <Select
          fit
          label="Class"
          options={(taught ?? []).map((entry) => ({ value: entry.id, label: classTitle(entry.class) }))}
          value={shown?.classId ?? ''}
          onChange={(classId) => change({ classId })}
        />
        {filter.termId || (report?.terms.length ?? 0) > 0 ? (
          <Select
            fit
            label="Term"
            options={choices(report?.terms, 'Whole year')}
            value={filter.termId}
            onChange={(termId) => change({ termId })}
          />
        ) : null}
        {filter.groupId || (report?.groups.length ?? 0) > 0 ? (
          <Select
            fit
            label="Group"
            options={choices(report?.groups, 'All students')}
            value={filter.groupId}
            onChange={(groupId) => change({ groupId })}
          />
        ) : null}
        <ReportDay label="From" value={filter.from} onChange={(from) => change({ from })} />
        <ReportDay label="To" value={filter.to} onChange={(to) => change({ to })} />
        {saysWhoIsBelow.has(shown?.report ?? 'progress') ? (
          <Select
            fit
            label="Behind is"
            options={below.map((value) => ({ value: String(value), label: `Below ${value}%` }))}
            value={String(filter.below)}
            onChange={(value) => change({ below: Number(value) })}
          />
        ) : null}
      </Cluster>
      {report ? (
        <Text size="xs" tone="soft">
          Counted at {clockOf(report.counted_at)}, from {report.scores}{' '}
          {report.scores === 1 ? 'score' : 'scores'}
        </Text>
      ) : null}
    </Cluster>
  );
}
