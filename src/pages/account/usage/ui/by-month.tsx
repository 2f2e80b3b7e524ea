import type { Usage } from '@/shared/api/usage';
import { formatNumber } from '@/shared/lib/numbers';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { brief, monthInWords } from '../model/numbers';
import * as styles from './by-tool.css';

/** Documents and credits by month and template; on an unlimited plan only documents. */
export function ByMonth({ usage: { months, unlimited } }: { usage: Usage }) {
  if (months.length === 0) return null;
  return (
    <PageSection title="By month and template">
      <table className={styles.table} aria-label="Documents by month and template">
        <thead className={styles.head}>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Month</th>
            <th scope="col">Documents</th>
            {unlimited ? null : <th scope="col">Credits</th>}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, template_type, title, documents, credits }) => (
            <tr key={`${month} ${template_type}`} data-template={template_type}>
              <th scope="row">
                <span className={styles.name}>
                  <TemplateMark template={coverOf(template_type)} look="book" />
                  {title}
                </span>
              </th>
              <td>{monthInWords(month)}</td>
              <td className={styles.credits}>{formatNumber(documents)}</td>
              {unlimited ? null : <td className={styles.credits}>{brief(credits)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
