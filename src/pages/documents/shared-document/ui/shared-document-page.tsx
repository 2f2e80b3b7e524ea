import { useUnit } from 'effector-react';
import { Printer } from 'lucide';
import { useEffect } from 'react';
import { StudentCopySheet } from '@/entities/document';
import type { SharedDocument } from '@/shared/api/shares';
import { dateOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { $reading, type Reading, retryRequested } from '../model/shared-document';
import * as styles from './shared-document-page.css';

const CLOSED = {
  expired: ['This link has expired', 'Ask your teacher for a new one.'],
  revoked: ['This document is no longer shared', 'Ask your teacher for a new link.'],
  unknown: [
    'This link isn’t valid',
    'Check that you have copied all of it, or ask your teacher for a new one.',
  ],
} as const;

/** The student copy behind a share link, for readers without an account. */
export function SharedDocumentPage() {
  const reading = useUnit($reading);
  useNoIndex();
  return (
    <div className={styles.page}>
      <Content reading={reading} />
    </div>
  );
}

function Content({ reading }: { reading: Reading }) {
  const retry = useUnit(retryRequested);
  switch (reading.state) {
    case 'loading':
      return <Skeleton lines={9} label="Opening the document" />;
    case 'shown':
      return <Shown document={reading.document} />;
    case 'closed': {
      const [title, note] = CLOSED[reading.reason];
      return (
        <ErrorState title={title} size="page">
          {note}
        </ErrorState>
      );
    }
    case 'failed':
      return (
        <ErrorState title="The document couldn’t be opened" onRetry={retry}>
          {reading.problem.message}
        </ErrorState>
      );
  }
}

function Shown({ document }: { document: SharedDocument }) {
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>Student copy, shared until {dateOf(document.expires_at)}</p>
        <Button variant="second" icon={Printer} onClick={() => globalThis.print()}>
          Print
        </Button>
      </div>
      <VisuallyHidden>
        <h1>{document.title}</h1>
      </VisuallyHidden>
      <StudentCopySheet copy={document} />
    </>
  );
}

/** Asks search engines not to index the page. */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
