import { useUnit } from 'effector-react';
import { FastForward, Printer, X } from 'lucide';
import { memo, useEffect, useMemo, useRef } from 'react';
import { documentFacts, type ShownSection, shownSections, BlockView } from '@/entities/document';
import { BrowserPrint, printConfirmed, settingsNeeded } from '@/features/document/print';
import { templateIcon } from '@/shared/api/template-icons';
import type { Template, TemplateExample } from '@/shared/api/templates';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import { DocumentSection, DocumentSheet } from '@/shared/ui/document-sheet';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { coverOf } from '@/shared/ui/theme/template-name';
import { example, exampleClosed } from '../../model/example';
import { lengthOf, writtenUpTo } from '../../model/example-progress';
import * as workspace from '../workspace.css';
import { ExampleForm } from './example-form';
import * as styles from './example.css';
import { useWriting } from './use-writing';

const LABEL = 'Example';

/** A filled form of the template and its document, which nobody pays for and nothing stores. */
export function Example({ template }: { template: Template }) {
  const { resource, retry, close } = useUnit({
    resource: example.$resource,
    retry: example.refreshed,
    close: exampleClosed,
  });
  if (resource.state === 'ready') return <Written template={template} data={resource.data} />;
  return (
    <div className={workspace.desk}>
      <section className={workspace.paper} aria-label="Example">
        {resource.state === 'failed' ? (
          <ErrorState title="The example couldn’t be loaded" onRetry={retry}>
            {resource.problem.message}{' '}
            <Button size="sm" variant="quiet" onClick={() => close()}>
              Close
            </Button>
          </ErrorState>
        ) : (
          <div className={workspace.blank}>
            <Skeleton lines={9} label="Opening the example" />
          </div>
        )}
      </section>
    </div>
  );
}

function Written({ template, data }: { template: Template; data: TemplateExample }) {
  const [close, print, readSettings] = useUnit([exampleClosed, printConfirmed, settingsNeeded]);
  const { written, isWriting, finish } = useWriting(useMemo(() => lengthOf(data.result), [data]));
  const document = useMemo(() => writtenUpTo(data, written), [data, written]);
  const whole = useMemo(() => ({ document: writtenUpTo(data, Infinity), label: LABEL }), [data]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that opened it is gone.
    place.current?.focus();
    readSettings();
  }, [readSettings]);
  const { entry } = template;
  return (
    <>
      <div className={styles.bar}>
        <Badge tone="ink">{LABEL}</Badge>
        <p className={styles.note}>Free, and not saved</p>
        {isWriting ? (
          <Button size="sm" variant="quiet" icon={FastForward} onClick={finish}>
            Show all
          </Button>
        ) : (
          <Button size="sm" variant="quiet" icon={Printer} onClick={() => print()}>
            Print
          </Button>
        )}
        <Button size="sm" variant="quiet" icon={X} onClick={() => close()}>
          Close
        </Button>
      </div>
      <div className={workspace.desk}>
        <section ref={place} tabIndex={-1} className={workspace.paper} aria-label="Example">
          <ExampleForm template={template} data={data} />
          <DocumentSheet
            template={coverOf(entry.templateType, entry.color)}
            kind={entry.title}
            icon={templateIcon(entry.icon)}
            title={document.title}
            note={LABEL}
            facts={documentFacts(document)}
            busy={isWriting}
          >
            {shownSections(template, document, { copy: 'teacher', paper: null }).map((part) => (
              <Section key={part.section.key} {...part} />
            ))}
          </DocumentSheet>
        </section>
      </div>
      <BrowserPrint template={template} example={whole} />
    </>
  );
}

/** A finished section doesn't render again while the next ones are written. */
const Section = memo(function Section({ section, state, value, firstQuestion }: ShownSection) {
  return (
    <DocumentSection title={section.title} state={state}>
      <BlockView
        section={section}
        state={state}
        copy="teacher"
        firstQuestion={firstQuestion}
        about=""
        value={value}
      />
    </DocumentSection>
  );
});
