import type { ReportKind } from '@/shared/api/class-reports';
import { reportsPath } from '@/entities/gradebook';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const KINDS: readonly ReportKind[] = ['progress', 'missing', 'marking', 'understanding', 'ai_use'];
const isKind = (value: string | null): value is ReportKind => KINDS.some((kind) => kind === value);

export interface Filter {
  report: ReportKind;
  classId: string;
  termId: string;
  groupId: string;
  from: string;
  to: string;
  /** In percent: who is below it is behind. */
  below: number;
}

/** Who is below so many percent is behind, as long as nobody chooses another number. */
const BELOW = 60;

const matching = (value: string | null, pattern: RegExp): string =>
  value !== null && pattern.test(value) ? value : '';

/** The filter in the address of the page; what is not set, or unknown, is empty. */
export function filterIn(query: string): Filter {
  const values = new URLSearchParams(query);
  const below = Number(values.get('below'));
  const report = values.get('report');
  return {
    report: isKind(report) ? report : 'progress',
    classId: matching(values.get('class'), UUID),
    termId: matching(values.get('term'), UUID),
    groupId: matching(values.get('group'), UUID),
    from: matching(values.get('from'), DAY),
    to: matching(values.get('to'), DAY),
    below: Number.isInteger(below) && below >= 1 && below <= 100 ? below : BELOW,
  };
}

/** The address of the page with a filter; what is not set is left out. */
export function addressOf({ report, classId, termId, groupId, from, to, below }: Filter): string {
  const values = new URLSearchParams({
    ...(classId && { class: classId }),
    ...(report !== 'progress' && { report }),
    ...(termId && { term: termId }),
    ...(groupId && { group: groupId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(below !== BELOW && { below: String(below) }),
  });
  return values.size > 0 ? `${reportsPath()}?${values}` : reportsPath();
}
