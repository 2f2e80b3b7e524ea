import { useUnit } from 'effector-react';
import { $generation, documentOf, stopRequested } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { Tabs } from '@/shared/ui/tabs';
import { media } from '@/shared/ui/theme/media';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { WritingBar } from '@/shared/ui/writing-bar';
import { $isUnlimited } from '../model/estimate';
import { $isBeside, $original } from '../model/original';
import { $tab, tabChosen } from '../model/tab';
import { DocumentDialogs } from './actions/document-dialogs';
import { FormFoot } from './form/form-foot';
import { GeneratorForm } from './form/generator-form';
import { BrowserPrint } from './print/browser-print';
import { Rail } from './rail/rail';
import { SentDrawer } from './sent/sent-drawer';
import { ResultPane } from './result-pane';
import { useMediaQuery } from './use-media-query';
import { useShortcuts } from './use-shortcuts';
import { narrow } from './workspace-media';
import * as styles from './workspace.css';

/** Form, document and rail side by side; on a phone, form and result are tabs. */
export function Workspace({ template }: { template: Template }) {
  const { state, tab, isUnlimited, original, isBeside } = useUnit({
    state: $generation,
    tab: $tab,
    isUnlimited: $isUnlimited,
    original: $original,
    isBeside: $isBeside,
  });
  const on = useUnit({ tab: tabChosen, stop: stopRequested });
  const isTouch = useMediaQuery(media.touch);
  const isNarrow = useMediaQuery(narrow);
  useShortcuts();

  const document = documentOf(state);
  const form = <GeneratorForm entry={template.entry} picker={template.modify?.picker} foot={<FormFoot />} />;
  const rail = <Rail template={template} document={document} />;
  const bar =
    state.state === 'writing' ? (
      <WritingBar
        sections={state.document.generation.sections.map((section) => ({
          title: template.sections.find(({ key }) => key === section.key)?.title ?? section.key,
          state: section.state,
        }))}
        credits={
          isUnlimited
            ? undefined
            : { used: state.document.used, estimate: state.document.generation.credits.estimate }
        }
        stopping={state.stopping === 'requested'}
        onStop={() => on.stop()}
      />
    ) : null;

  if (isTouch) {
    return (
      <div className={styles.phone} data-writing={bar ? true : undefined}>
        <Tabs
          label="Form or result"
          fill
          value={tab}
          onValueChange={(value) => on.tab(value === 'form' ? 'form' : 'result')}
          items={[
            { value: 'form', label: 'Form', content: form },
            {
              value: 'result',
              label: 'Result',
              ...(bar && { live: 'writing' }),
              content: (
                <>
                  {/* The form, whose heading names the page, is behind the other tab. */}
                  <VisuallyHidden>
                    <h1>{template.entry.title}</h1>
                  </VisuallyHidden>
                  <ResultPane template={template} />
                  {rail}
                </>
              ),
            },
          ]}
        />
        {bar}
        <SentDrawer template={template} />
        {document ? <DocumentDialogs template={template} document={document} /> : null}
        <BrowserPrint template={template} generation={document?.generation ?? null} />
      </div>
    );
  }
  return (
    <div
      className={styles.workspace}
      data-beside={original !== null && isBeside && !isNarrow ? true : undefined}
    >
      <div className={styles.formSide}>{form}</div>
      <div className={styles.documentSide}>
        <ResultPane template={template} />
        <div className={styles.rail}>{rail}</div>
        <div className={styles.foot}>{bar}</div>
      </div>
      <SentDrawer template={template} />
      {document ? <DocumentDialogs template={template} document={document} /> : null}
      <BrowserPrint template={template} generation={document?.generation ?? null} />
    </div>
  );
}
