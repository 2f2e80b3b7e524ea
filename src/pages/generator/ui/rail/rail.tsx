import { useUnit } from 'effector-react';
import { memo } from 'react';
import type { GenerationState, OpenDocument } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { $isUnlimited } from '../../model/estimate';
import { CreditFigure } from '../credit-figure';
import { Checks } from './checks';
import { LinkedDocuments } from './linked-documents';
import { RecentDocuments } from './recent-documents';
import * as styles from './rail.css';
import { Versions } from './versions';

export type RailProps = { template: Template; state: GenerationState; document: OpenDocument | null };

/** The sidebar of a document: checks, versions, cost and recent documents. */
export const Rail = memo(function Rail({ template, state, document }: RailProps) {
  return (
    <aside className={styles.rail} aria-label="About this document">
      {document ? (
        <>
          <Checks template={template} document={document} />
          <Versions template={template} state={state} document={document} />
          <LinkedDocuments />
          <Facts document={document} />
        </>
      ) : null}
      <RecentDocuments entry={template.entry} openId={document?.generation.id ?? null} />
    </aside>
  );
});

function Facts({ document: { generation } }: { document: OpenDocument }) {
  const isUnlimited = useUnit($isUnlimited);
  const { credits, meta, status } = generation;
  if (status === 'writing') return null;
  return (
    <div className={styles.part}>
      {meta.reading ? (
        <p className={styles.fact}>
          <span>Measured reading level</span>
          <b className={styles.figure}>{meta.reading.measured_fk}</b>
        </p>
      ) : null}
      {isUnlimited ? null : (
        <p className={styles.small}>
          Estimated <CreditFigure credits={credits.estimate} />, used <CreditFigure credits={credits.used} />.
          {credits.refunded > 0 ? (
            <>
              {' '}
              <CreditFigure credits={credits.refunded} /> were refunded.
            </>
          ) : null}
        </p>
      )}
      {meta.composed ? (
        <p className={styles.small}>
          Put together from your text, without AI. Read it before you teach from it.
        </p>
      ) : null}
    </div>
  );
}
