import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { $document } from '@/entities/generation';
import type { ViewedDocument } from '@/entities/document';
import type { Template } from '@/shared/api/templates';
import { browserPrint } from './browser-print.css';
import { $settings } from '../model/print';
import { PrintedDocument } from './printed-document';

type BrowserPrintProps = {
  template: Template;
  /** Printed in place of the open document, with this label on every page. */
  example?: { document: ViewedDocument; label: string };
};

/** Prints the teacher copy for the browser's own print command, which the workspace cannot send to the print view. */
export function BrowserPrint({ template, example }: BrowserPrintProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the listeners return.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printing ? <CurrentDocument template={template} {...(example && { example })} /> : null;
}

function CurrentDocument({ template, example }: BrowserPrintProps) {
  const { document, settings } = useUnit({ document: $document, settings: $settings });
  const shown = example?.document ?? document?.generation;
  if (!shown) return null;
  return (
    <div className={browserPrint}>
      <PrintedDocument
        template={template}
        generation={shown}
        label={example?.label}
        copy="teacher"
        letter={null}
        settings={settings}
        nameLine={false}
        withSource={false}
        uploaded=""
      />
    </div>
  );
}
