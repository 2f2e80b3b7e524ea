import type { Usage } from '@/shared/api/usage';
import { formatNumber } from '@/shared/lib/numbers';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { brief } from '../model/numbers';
import * as styles from './by-tool.css';

/**
 * Credits per template: a bar in the colour of its cover, and a crossbar for the estimate. On an
 * unlimited plan the bar shows the documents.
 */
export function ByTool({ usage: { tools, unlimited } }: { usage: Usage }) {
  const most = Math.max(
    1,
    ...tools.flatMap((tool) => (unlimited ? tool.runs : [tool.credits, tool.estimated])),
  );
  const sorted = unlimited ? tools.toSorted((one, other) => other.runs - one.runs) : tools;
  return (
    <PageSection title="By template">
      <table
        className={styles.table}
        aria-label={unlimited ? 'Documents by template' : 'Credits by template'}
      >
        <thead className={styles.head}>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">{unlimited ? 'Documents' : 'Runs'}</th>
            <th scope="col">{unlimited ? 'Share' : 'Used and estimate'}</th>
            {unlimited ? null : <th scope="col">Credits</th>}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ template_type, title, runs, credits, estimated }) => (
            <tr key={template_type} data-template={template_type}>
              <th scope="row">
                <span className={styles.name}>
                  <TemplateMark template={coverOf(template_type)} look="book" />
                  {title}
                </span>
              </th>
              <td className={styles.runs}>{formatNumber(runs)}</td>
              <td className={styles.track}>
                <span className={styles.bars}>
                  <span
                    className={styles.bar}
                    style={{ width: `${((unlimited ? runs : credits) / most) * 100}%` }}
                  />
                  {unlimited ? null : (
                    <span
                      className={styles.crossbar}
                      style={{ insetInlineStart: `${(estimated / most) * 100}%` }}
                    />
                  )}
                </span>
                {unlimited ? null : (
                  <span className={styles.hidden}>estimated {formatNumber(estimated)}</span>
                )}
              </td>
              {unlimited ? null : <td className={styles.credits}>{brief(credits)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
