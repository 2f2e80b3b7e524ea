import type { OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { CreditFigure } from '../credit-figure';
import { Checks } from './checks';
import { Earlier } from './earlier';
import * as styles from './rail.css';
import { Versions } from './versions';

export type RailProps = { template: Template; document: OpenDocument | null };

/** What stands beside a document: its checks, its versions, its cost, and what was written before. */
export function Rail({ template, document }: RailProps) {
  return (
    <aside className={styles.rail} aria-label="About this document">
      {document ? (
        <>
          <Checks template={template} document={document} />
          <Versions template={template} document={document} />
          <Facts document={document} />
        </>
      ) : null}
      <Earlier entry={template.entry} openId={document?.generation.id ?? null} />
    </aside>
  );
}

function Facts({ document: { generation } }: { document: OpenDocument }) {
  const { credits, meta, status } = generation;
  if (status === 'writing') return null;
  return (
    <div className={styles.part}>
      {meta.reading ? (
        <p className={styles.fact}>
          <span>Reading level, measured</span>
          <b className={styles.figure}>{meta.reading.measured_fk}</b>
        </p>
      ) : null}
      <p className={styles.small}>
        Estimate <CreditFigure credits={credits.estimate} />, used <CreditFigure credits={credits.used} />.
        {credits.refunded > 0 ? (
          <>
            {' '}
            <CreditFigure credits={credits.refunded} /> were given back.
          </>
        ) : null}
      </p>
      {meta.drafted_by_rule ? (
        <p className={styles.small}>
          Drafted by rule, without a model, from what you typed and from your source. Read it before you teach
          from it.
        </p>
      ) : null}
    </div>
  );
}
