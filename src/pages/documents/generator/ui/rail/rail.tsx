import { useUnit } from 'effector-react';
import { memo } from 'react';
import type { GenerationState, OpenDocument } from '@/entities/generation';
import { $isUnlimited } from '@/features/template-form';
import type { Template } from '@/shared/api/templates';
import { DeferredAbout } from '../deferred-parts';
import { RecentDocuments } from './recent-documents';
import * as styles from './rail.css';

export type RailProps = { template: Template; state: GenerationState; document: OpenDocument | null };

/** The sidebar: checks, versions and cost of the document, and recent documents. */
export const Rail = memo(function Rail({ template, state, document }: RailProps) {
  const isUnlimited = useUnit($isUnlimited);
  return (
    <aside className={styles.rail} aria-label="About this document">
      {document ? <DeferredAbout props={{ template, state, document, isUnlimited }} /> : null}
      <RecentDocuments entry={template.entry} openId={document?.generation.id ?? null} />
    </aside>
  );
});
