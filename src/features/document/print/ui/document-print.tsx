import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { $hasNameLine, $printedCopy, $printedVersion, $printsSource, $settings } from '../model/print';
import { $uploadedSource } from '../model/uploaded-source';
import { PrintOptions } from './print-options';
import { PrintedDocument } from './printed-document';
import * as styles from './document-print.css';

// The arrow keys scroll the region that has the focus.
const reachable = { tabIndex: 0 };

export type DocumentPrintProps = { template: Template; generation: Generation };

/** The document on sheets of paper, with the options of printing beside it. */
export function DocumentPrint({ template, generation }: DocumentPrintProps) {
  const { copy, letter, settings, nameLine, withSource, uploaded } = useUnit({
    copy: $printedCopy,
    letter: $printedVersion,
    settings: $settings,
    nameLine: $hasNameLine,
    withSource: $printsSource,
    uploaded: $uploadedSource,
  });
  const [count, setCount] = useState<number | null>(null);
  return (
    <div className={styles.view}>
      <PrintOptions template={template} generation={generation} sheets={count} />
      <section
        className={styles.preview}
        {...reachable}
        aria-label={count === null ? 'Preview' : `Preview, ${count === 1 ? '1 sheet' : `${count} sheets`}`}
      >
        <PrintedDocument
          template={template}
          generation={generation}
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
