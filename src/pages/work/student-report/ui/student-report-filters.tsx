import { useUnit } from 'effector-react';
import { languageOptions } from '@/entities/student';
import type { StudentReport } from '@/shared/api/student-reports';
import { Cluster } from '@/shared/ui/cluster';
import { Select } from '@/shared/ui/select';
import { ReportDay } from '@/widgets/report-part';
import { languageIn } from '../model/address';
import * as model from '../model/student-report';

/** What the report is about, and for whom; the address keeps it. */
export function StudentReportFilters({ report }: { report: StudentReport | null }) {
  const filter = useUnit(model.$filter);
  const change = useUnit(model.filterChanged);
  const terms = report?.terms ?? [];
  return (
    <Cluster gap={2}>
      <Select
        fit
        label="Language of the parents"
        options={languageOptions}
        value={filter.language || report?.language || ''}
        onChange={(language) => change({ language: languageIn(language) })}
      />
      {filter.termId || terms.length > 0 ? (
        <Select
          fit
          label="Term"
          options={[
            { value: '', label: 'Whole year' },
            ...terms.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.termId}
          onChange={(termId) => change({ termId })}
        />
      ) : null}
      <ReportDay label="From" value={filter.from} onChange={(from) => change({ from })} />
      <ReportDay label="To" value={filter.to} onChange={(to) => change({ to })} />
    </Cluster>
  );
}
