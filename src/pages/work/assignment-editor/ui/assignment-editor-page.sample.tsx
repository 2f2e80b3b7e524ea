import type { Meta } from '@storybook/react-vite';
import { fork } from 'effector';
import { fn } from 'storybook/test';
import { $session } from '@/entities/session';
import { type AssignmentOptions, assignToClassesFx } from '@/shared/api/assignments';
import { navigateFx } from '@/shared/lib/navigation';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment } from '../../../../../tests/support/assignments';
import { editorOptions } from '../../../../../tests/support/editor-options';
import { quiz } from '../../../../../tests/support/quizzes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { $editor, type Editor } from '../model/editor';
import { blankValues, type EditorValues } from '../model/editor-values';
import { form } from '../model/form';
import { $openedAt } from '../model/passed-dates';
import { $isRestored } from '../model/stored-form';
import { AssignmentEditorPage } from './assignment-editor-page';

const path = '/teacher/classes/view/lesson/assignment/new';
export const options: AssignmentOptions = {
  ...editorOptions,
  quizzes: [
    {
      id: quiz.content.quiz?.document_id ?? '',
      title: 'Photosynthesis quiz',
      questions: 9,
      points: 17,
      has_source: true,
    },
  ],
};
export type Args = {
  editor: Editor;
  values: EditorValues;
  isRestored: boolean;
  create: (...call: unknown[]) => void;
};

export const frame: Meta<Args> = {
  component: AssignmentEditorPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    editor: { state: 'ready', id: 'new', options, saved: null },
    values: { ...blankValues, classIds: [assignment.class.id] },
    isRestored: false,
    create: fn(),
  },
  render: ({ editor, values, isRestored, create }) => (
    <PageFrame
      path={path}
      start={() =>
        fork({
          values: [
            [$session, sessionOf(teacher)],
            [$editor, editor],
            [form.$values, values],
            [$isRestored, isRestored],
            [$openedAt, '2026-11-20T09:00:00.000Z'],
          ],
          handlers: [
            [
              assignToClassesFx,
              (...call: unknown[]) => {
                create(...call);
                return { items: [assignment] };
              },
            ],
            [navigateFx, () => {}],
          ],
        })
      }
    >
      <Shell pathname={path}>
        <AssignmentEditorPage />
      </Shell>
    </PageFrame>
  ),
};
