import { documentRoute } from '@/shared/api/template-route';
import type { GenerationSummary } from '@/shared/api/generations';
import { CheckState } from '@/shared/ui/check-state';
import { Link } from '@/shared/ui/link';
import { TemplateMark } from '@/shared/ui/template-mark';
import { coverOf } from '@/shared/ui/theme/template-name';
import { isRepeated } from '../model/repeated-topic';
import { FoundWords } from './found-words';
import * as styles from './generation-list-view.css';

type DocumentNameProps = {
  item: GenerationSummary;
  /** The title of its template, first in the line below the title. */
  kind?: string | undefined;
};

/** The title, which links the whole row to the document, what is not in the title yet, and the state of its checks. */
export function DocumentName({ item, kind }: DocumentNameProps) {
  const { id, template_type, title, topic, subject, grade_level, status, checks, snippet } = item;
  const facts = [kind, isRepeated(title, topic) ? '' : topic, subject, grade_level];
  return (
    <div className={styles.what}>
      <TemplateMark template={coverOf(template_type)} look="book" />
      <div className={styles.texts}>
        <h2 className={styles.title}>
          <Link variant="quiet" stretched href={documentRoute(template_type, id)}>
            {title}
          </Link>
        </h2>
        <p className={styles.meta}>{facts.filter(Boolean).join(' · ')}</p>
        {snippet ? <FoundWords snippet={snippet} /> : null}
        {status === 'complete' ? <CheckState {...checks} /> : null}
      </div>
    </div>
  );
}
