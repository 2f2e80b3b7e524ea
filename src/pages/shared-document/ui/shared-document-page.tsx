import { useUnit } from 'effector-react';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { BlockView } from '@/widgets/document-blocks';
import { blockSchemas } from '@/shared/api/blocks';
import type { SharedDocument } from '@/shared/api/shares';
import { templateIcon } from '@/shared/api/template-icons';
import { dateOf } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button';
import { DocumentSection, DocumentSheet } from '@/shared/ui/document-sheet';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { coverOf } from '@/shared/ui/theme/template-name';
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

function Shown({ document: { sections, result, ...shared } }: { document: SharedDocument }) {
  const asks = sections.some(({ block }) => block === 'questions');
  const counts = sections.map(({ key, block }) =>
    block === 'questions' ? (blockSchemas.questions.safeParse(result[key]).data?.length ?? 0) : 0,
  );
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.note}>Student copy, shared until {dateOf(shared.expires_at)}</p>
        <Button variant="second" icon={Printer} onClick={() => globalThis.print()}>
          Print
        </Button>
      </div>
      <VisuallyHidden>
        <h1>{shared.title}</h1>
      </VisuallyHidden>
      <DocumentSheet
        template={coverOf(shared.template_type)}
        kind={shared.kind}
        icon={templateIcon(shared.icon)}
        title={shared.title}
        facts={shared.facts.map((value) => ({
          label: value.startsWith('Grade') ? 'Grade' : 'Subject',
          value,
        }))}
        nameLine={asks}
        {...(shared.notice !== null && { foot: shared.notice })}
      >
        {sections.map((section, index) => (
          <DocumentSection key={section.key} title={section.title} state="finished">
            <BlockView
              section={section}
              state="finished"
              copy="student"
              firstQuestion={1 + counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
              value={result[section.key]}
            />
          </DocumentSection>
        ))}
      </DocumentSheet>
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
