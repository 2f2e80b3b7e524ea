import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Generation } from '@/shared/api/generations';
import type { Template } from '@/shared/api/templates';
import { $settings } from '../../model/print';
import { browserPrint } from '../workspace.css';
import { PrintedDocument } from './printed-document';

type BrowserPrintProps = { template: Template; generation: Generation | null };

/** Prints the teacher copy for the browser's own print command, which the workspace cannot send to the print view. */
export function BrowserPrint({ template, generation }: BrowserPrintProps) {
  const settings = useUnit($settings);
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
  if (!printing || !generation) return null;
  return (
    <div className={browserPrint}>
      <PrintedDocument
        template={template}
        generation={generation}
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
