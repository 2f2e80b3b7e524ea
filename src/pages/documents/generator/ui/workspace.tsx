import { useUnit } from 'effector-react';
import { memo } from 'react';
import { documentOf, type Writing, stopRequested, useQuietState } from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { PhoneTabs } from '@/shared/ui/tabs';
import { media } from '@/shared/ui/theme/media';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { WritingBar } from '@/shared/ui/writing-bar';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { $declined, DeclineNotice } from '@/features/safety';
import { $used, FormFoot, TemplateForm } from '@/features/template-form';
import { $isBeside, $original } from '../model/original';
import { $tab, tabChosen } from '../model/tab';
import { FormNotice } from './form-notice';
import { Rail } from './rail/rail';
import { DeferredDialogs } from './deferred-parts';
import { ResultPane } from './result-pane';
import * as styles from './workspace.css';

/** What the tabs of a phone control. */
const sides = { form: 'workspace-form', result: 'workspace-result' } as const;

/** Form, document and rail side by side; on a phone, form and result are tabs. The same elements do for both. */
export function Workspace({ template }: { template: Template }) {
  const { tab, original, isBeside } = useUnit({
    tab: $tab,
    original: $original,
    isBeside: $isBeside,
  });
  const chooseTab = useUnit(tabChosen);
  const isTouch = useMediaQuery(media.touch);
  const isNarrow = useMediaQuery(media.twoColumns);
  const state = useQuietState();
  const document = documentOf(state);

  const bar = state.state === 'writing' ? <WritingProgress template={template} state={state} /> : null;
  // Only a phone has the tabs that name them.
  const panel = (label: string) => isTouch && { role: 'tabpanel', 'aria-label': label };

  return (
    <div
      className={styles.workspace}
      data-tab={tab}
      data-writing={bar ? true : undefined}
      data-beside={original !== null && isBeside && !isNarrow ? true : undefined}
    >
      <div className={styles.tabs}>
        <PhoneTabs
          label="Form or result"
          value={tab}
          onValueChange={chooseTab}
          items={[
            { value: 'form', label: 'Form', controls: sides.form },
            { value: 'result', label: 'Result', live: bar ? 'writing' : undefined, controls: sides.result },
          ]}
        />
      </div>
      <div id={sides.form} className={styles.formSide} {...panel('Form')}>
        <FormSide template={template} />
      </div>
      <div id={sides.result} className={styles.documentSide} {...panel('Result')}>
        {/* On a phone, the form, whose heading names the page, is behind the other tab. */}
        <div className={styles.title}>
          <VisuallyHidden>
            <h1>{template.entry.title}</h1>
          </VisuallyHidden>
        </div>
        <ResultPane template={template} />
        <div className={styles.rail}>
          <Rail template={template} state={state} document={document} />
        </div>
        <div className={styles.foot}>{bar}</div>
      </div>
      {document ? <DeferredDialogs props={{ template, document }} /> : null}
    </div>
  );
}

const FormSide = memo(function FormSide({ template }: { template: Template }) {
  const { entry, modify } = template;
  const declined = useUnit($declined);
  return (
    <TemplateForm
      entry={entry}
      picker={modify?.picker}
      notice={<FormNotice template={template} />}
      foot={<FormFoot decline={declined && <DeclineNotice />} />}
    />
  );
});

type WritingProgressProps = { template: Template; state: Writing };

function WritingProgress({ template, state: { document, stopping } }: WritingProgressProps) {
  const used = useUnit($used);
  const stop = useUnit(stopRequested);
  const { sections, credits } = document.generation;
  return (
    <WritingBar
      sections={sections.map(({ key, state }) => ({
        title: template.sections.find((section) => section.key === key)?.title ?? key,
        state,
      }))}
      credits={used === null ? undefined : { used, estimate: credits.estimate }}
      stopping={stopping === 'requested'}
      onStop={() => stop()}
    />
  );
}
