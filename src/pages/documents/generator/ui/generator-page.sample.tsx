import { fork } from 'effector';
import { $generation, type GenerationState } from '@/entities/generation';
import { $session } from '@/entities/session';
import { listBriefcaseEntriesFx } from '@/shared/api/briefcases';
import {
  editGenerationFx,
  type Generation,
  estimateGenerationFx,
  estimateRewriteFx,
  listGenerationsFx,
  listVersionsFx,
} from '@/shared/api/generations';
import { getTemplateExampleFx } from '@/shared/api/templates';
import { readStoredFx, removeStoredFx, storeFx } from '@/shared/lib/storage';
import { Shell } from '@/widgets/shell';
import { $versions } from '@/features/document/versions';
import {
  $estimate,
  type CostEstimate,
  $form,
  type Form,
  $template,
  type TemplateState,
} from '@/features/template-form';
import { $copy, $selected, $editing, type Editing } from '@/features/document/editor';
import { formOf } from '../../../../../tests/support/template-form';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $recent } from '../model/recent';
import { $original } from '../model/original';
import { $tab, type Tab } from '../model/tab';
import { shortLesson as lesson } from '../../../../../tests/support/documents';
import { GeneratorPage } from './generator-page';

type State = {
  page: TemplateState;
  form?: Form;
  document?: GenerationState;
  expected?: CostEstimate;
  editing?: Editing;
  selected?: string;
  copy?: 'teacher' | 'student';
  tab?: Tab;
  /** What the server answers to an edit. */
  edited?: Generation;
  /** The document that the open one is a translation of. */
  original?: Generation | null;
};

const { generation } = lesson;
export const filled = {
  topic: 'Photosynthesis. Where does a tree’s mass come from?',
  grade_level: 'Grade 7',
  subject: 'Science',
};
export const estimate = {
  credits: 9400,
  input_tokens: 1200,
  output_tokens: 8200,
  affordable: true,
  unlimited: false,
  refusal: null,
};

const editedLesson = {
  ...generation,
  version: 2,
  result: { ...generation.result, overview: 'A log goes round.' },
};

/** The generator page in a shell, in any state. */
export function Example({
  page,
  form,
  document,
  expected,
  editing,
  selected,
  copy = 'teacher',
  tab = 'result',
  original = null,
  edited = editedLesson,
}: State) {
  const path = page.state === 'away' ? '/' : `/teacher/${page.type}`;
  return (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$template, page],
            [$form, form ?? formOf(lesson, filled)],
            [$generation, document ?? { state: 'idle' }],
            [$estimate, expected ?? { state: 'known', estimate }],
            [$editing, editing ?? { state: 'idle' }],
            [$selected, selected ?? null],
            [$copy, copy],
            [$original, original],
            [$tab, tab],
            [
              $versions,
              {
                id: generation.id,
                items: [
                  {
                    version: 1,
                    cause: 'written',
                    section: null,
                    reading: { target: 7, measured_fk: 6.8, in_band: true },
                    created_at: '2026-11-20T07:38:00.000Z',
                  },
                ],
              },
            ],
            [$recent, []],
          ],
          handlers: [
            [editGenerationFx, () => edited],
            [estimateGenerationFx, () => estimate],
            [estimateRewriteFx, () => ({ ...estimate, credits: 640 })],
            [listVersionsFx, () => ({ items: [], next_cursor: null })],
            [listGenerationsFx, () => ({ items: [], next_cursor: null })],
            [listBriefcaseEntriesFx, () => ({ items: [], next_cursor: null })],
            [
              getTemplateExampleFx,
              () => ({
                title: generation.title,
                input: generation.input,
                standards: generation.meta.standards,
                result: generation.result,
              }),
            ],
            [readStoredFx, () => undefined],
            [storeFx, () => undefined],
            [removeStoredFx, () => undefined],
          ],
        })
      }
    >
      <Shell
        pathname={path}
        workspace
        crumbs={[
          { label: 'Templates', href: '/templates' },
          { label: page.state === 'ready' ? page.template.entry.title : 'Lesson plan builder' },
        ]}
      >
        <GeneratorPage />
      </Shell>
    </PageFrame>
  );
}

export const phone = { viewport: { value: 'phone' } };
