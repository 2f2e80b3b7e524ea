import type { ReportPart } from '@/shared/api/class-reports';
import { ChartFrame, LineChart, RankedBars } from '@/shared/ui/chart-frame';
import { PageSection } from '@/shared/ui/page-section';
import { TableBlock } from '@/shared/ui/table-block';
import { Text } from '@/shared/ui/text';
import {
  barsOf,
  type Links,
  linesOf,
  tableOf,
  usualWriting,
  type Writing,
  writingIn,
} from '../model/drawn-part';

export type ReportPartViewProps = {
  part: ReportPart;
  /** Where the names of students and assignments lead. */
  links: Links;
  /** The language of its words, if it is not that of the page. */
  language?: string;
  /** Whether the lines after the first one are there to compare it with. */
  compares?: boolean;
};

/** A part of a report: a sentence, a chart, and the same numbers as a table. */
export function ReportPartView({ part, links, language, compares = false }: ReportPartViewProps) {
  const { title, summary, columns, rows, chart } = part;
  const writing = language === undefined ? usualWriting : writingIn(language);
  if (rows.length > 0 && chart === null)
    return (
      <PageSection title={title}>
        <TableBlock {...tableOf(part, writing)} caption={summary} />
      </PageSection>
    );
  if (rows.length === 0 || chart === null)
    return (
      <PageSection title={title}>
        <Text tone="soft">{summary}</Text>
      </PageSection>
    );
  const isPercent = columns[chart.values[0] ?? 0]?.kind === 'percent';
  const format = isPercent ? writing.percent : String;
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={tableOf(part, writing)}
      {...(isShaded(part, writing) && { legend: `Shaded: ${chart.band?.name}` })}
    >
      {chart.kind === 'lines' ? (
        <Lines part={part} writing={writing} format={format} isPercent={isPercent} compares={compares} />
      ) : (
        <RankedBars
          label={title}
          bars={barsOf(part, links, writing)}
          format={format}
          {...(isPercent && { most: 100 })}
        />
      )}
    </ChartFrame>
  );
}

/** A single week has no width to shade. */
const isShaded = (part: ReportPart, writing: Writing): boolean =>
  linesOf(part, writing).band?.ranges.some(
    (range, week, all) => range !== null && (all[week + 1] ?? null) !== null,
  ) ?? false;

type LinesProps = {
  part: ReportPart;
  writing: Writing;
  format: (value: number) => string;
  isPercent: boolean;
  compares: boolean;
};

function Lines({ part, writing, format, isPercent, compares }: LinesProps) {
  const { labels, lines, band } = linesOf(part, writing);
  const values = [...lines.flatMap((line) => line.values), ...(band?.ranges.flat() ?? [])];
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(100, ...known);
  return (
    <LineChart
      label={part.title}
      labels={labels}
      // Labels of more weeks would overlap.
      labelEvery={Math.max(1, Math.ceil(labels.length / 8))}
      // Percentages are close to each other, far above zero.
      floor={isPercent ? Math.max(0, Math.floor(lowest / 10) * 10 - 10) : 0}
      // A single point stands between the edges.
      {...(isPercent && labels.length === 1 && { ceiling: Math.min(100, Math.max(0, ...known) + 10) })}
      whole={!isPercent}
      lines={lines.map((line, index) => ({ ...line, compared: compares && index > 0 }))}
      format={format}
      {...(band && { band })}
    />
  );
}
