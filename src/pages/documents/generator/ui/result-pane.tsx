import { useUnit } from 'effector-react';
import { useCallback, useState } from 'react';
import { documentOf, useQuietState } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { DocumentAbsent } from './document/document-absent';
import { example, exampleRequested } from '../model/example';
import { DeferredDocument, DeferredExample } from './deferred-parts';
import * as styles from './workspace.css';

/** The document, or a placeholder. */
export function ResultPane({ template }: { template: Template }) {
  const state = useQuietState();
  // The button gets the focus back when the example is closed.
  const [isReturning, setReturning] = useState(false);
  const focusAgain = useCallback(
    (button: HTMLElement | null) => {
      if (isReturning) button?.focus();
    },
    [isReturning],
  );
  const { shown, see } = useUnit({ shown: example.$resource, see: exampleRequested });
  const document = documentOf(state);
  if (document) {
    return (
      <div className={styles.result}>
        <DeferredDocument
          fallback={<Opening label="Opening the document" />}
          props={{ template, state, document }}
        />
      </div>
    );
  }
  const isEmpty = state.state === 'idle' || state.state === 'rejected';
  if (isEmpty && shown.state !== 'closed') {
    return (
      <div className={styles.result}>
        <DeferredExample fallback={<Opening label="Opening the example" />} props={{ template }} />
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <div className={styles.desk}>
        <section className={styles.paper} aria-label="Document">
          {state.state === 'opening' || state.state === 'starting' ? (
            <Opening label={state.state === 'opening' ? 'Opening the document' : 'Starting to write'} />
          ) : null}
          {state.state === 'absent' ? <DocumentAbsent template={template} problem={state.problem} /> : null}
          {isEmpty ? (
            <EmptyState
              title="Nothing written yet"
              {...(!template.entry.own && {
                action: (
                  <Button
                    ref={focusAgain}
                    onClick={() => {
                      setReturning(true);
                      see(template.entry.templateType);
                    }}
                  >
                    See an example
                  </Button>
                ),
              })}
            >
              {template.refusal === undefined
                ? 'Fill in the form and choose Write it. Each section appears here as it is written.'
                : 'This template needs an AI model. The example shows what one writes.'}
            </EmptyState>
          ) : null}
        </section>
      </div>
    </div>
  );
}

const Opening = ({ label }: { label: string }) => (
  <div className={styles.blank}>
    <Skeleton lines={9} label={label} />
  </div>
);
