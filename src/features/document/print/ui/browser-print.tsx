import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { $document } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { browserPrint } from './browser-print.css';
import { $settings } from '../model/print';
import { PrintedDocument } from './printed-document';

/** Prints the teacher copy for the browser's own print command, which the workspace cannot send to the print view. */
export function BrowserPrint({ template }: { template: Template }) {
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
  return printing ? <CurrentDocument template={template} /> : null;
}

function CurrentDocument({ template }: { template: Template }) {
  const { document, settings } = useUnit({ document: $document, settings: $settings });
  if (!document) return null;
  return (
    <div className={browserPrint}>
      <PrintedDocument
        template={template}
        generation={document.generation}
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
