import type { UsageTool } from '@/shared/api/usage';
import { PageSection } from '@/shared/ui/page-section';
import { TemplateMark } from '@/shared/ui/template-mark';
import { brief, whole } from '../model/figures';
import * as styles from './by-tool.css';

/** Credits per template: a bar in the colour of its cover, and a crossbar for the estimate. */
export function ByTool({ tools }: { tools: readonly UsageTool[] }) {
  const most = Math.max(1, ...tools.flatMap(({ credits, estimated }) => [credits, estimated]));
  return (
    <PageSection title="By template">
      <table className={styles.table} aria-label="Credits by template">
        <thead className={styles.head}>
          <tr>
            <th scope="col">Template</th>
            <th scope="col">Runs</th>
            <th scope="col">Used and estimate</th>
            <th scope="col">Credits</th>
          </tr>
        </thead>
        <tbody>
          {tools.map(({ template_type, title, runs, credits, estimated }) => (
            <tr key={template_type} data-template={template_type}>
              <th scope="row">
                <span className={styles.name}>
                  <TemplateMark template={template_type} look="book" />
                  {title}
                </span>
              </th>
              <td className={styles.runs}>{whole(runs)}</td>
              <td className={styles.track}>
                <span className={styles.bars}>
                  <span className={styles.bar} style={{ width: `${(credits / most) * 100}%` }} />
                  <span
                    className={styles.crossbar}
                    style={{ insetInlineStart: `${(estimated / most) * 100}%` }}
                  />
                </span>
                <span className={styles.hidden}>estimated {whole(estimated)}</span>
              </td>
              <td className={styles.credits}>{brief(credits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
