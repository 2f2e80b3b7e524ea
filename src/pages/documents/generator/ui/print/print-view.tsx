import { useUnit } from 'effector-react';
import { $generation, documentOf } from '@/entities/generation';
import { DocumentPrint } from '@/features/document/print';
import type { Template } from '@/shared/api/templates';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentAbsent } from '../document/document-absent';
import * as styles from './print-view.css';

/** The document on paper. */
export function PrintView({ template }: { template: Template }) {
  const state = useUnit($generation);
  const document = documentOf(state);
  if (document) return <DocumentPrint template={template} generation={document.generation} />;
  return (
    <div className={styles.blank}>
      {state.state === 'absent' ? (
        <DocumentAbsent page template={template} problem={state.problem} />
      ) : (
        <Skeleton lines={9} label="Opening the document" />
      )}
    </div>
  );
}
