import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $generation, documentOf } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { Skeleton } from '@/shared/ui/skeleton';
import { $hasNameLine, $printedCopy, $printedVersion, $printsSource, $settings } from '../../model/print';
import { DocumentAbsent } from '../document/document-absent';
import { $uploadedSource } from '../../model/uploaded-source';
import { PrintOptions } from './print-options';
import { PrintedDocument } from './printed-document';
import * as styles from './print-view.css';

// The arrow keys scroll the region that has the focus.
const reachable = { tabIndex: 0 };

/** The document on sheets of paper, with the options of printing beside it. */
export function PrintView({ template }: { template: Template }) {
  const { state, copy, letter, settings, nameLine, withSource, uploaded } = useUnit({
    state: $generation,
    copy: $printedCopy,
    letter: $printedVersion,
    settings: $settings,
    nameLine: $hasNameLine,
    withSource: $printsSource,
    uploaded: $uploadedSource,
  });
  const [count, setCount] = useState<number | null>(null);
  const document = documentOf(state);
  if (!document) {
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
  return (
    <div className={styles.view}>
      <PrintOptions template={template} generation={document.generation} sheets={count} />
      <section
        className={styles.preview}
        {...reachable}
        aria-label={count === null ? 'Preview' : `Preview, ${count === 1 ? '1 sheet' : `${count} sheets`}`}
      >
        <PrintedDocument
          template={template}
          generation={document.generation}
          copy={copy}
          letter={letter}
          settings={settings}
          nameLine={nameLine}
          withSource={withSource}
          uploaded={uploaded}
          onSheets={setCount}
        />
      </section>
    </div>
  );
}
