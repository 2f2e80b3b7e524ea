import { fork } from 'effector';
import { $session } from '@/entities/session';
import { currentClasses } from '@/entities/class';
import { listClassesFx } from '@/shared/api/classes';
import {
  type Gradebook,
  getGradebookFx,
  listOverrideChangesFx,
  listScoreChangesFx,
  type OverrideChange,
  saveGradebookStudentFx,
  saveScoresFx,
  type ScoreChange,
  type ScoreEntry,
} from '@/shared/api/gradebooks';
import { undoGradebookImportFx } from '@/shared/api/gradebook-files';
import { getSubmissionFx, listSubmissionsFx } from '@/shared/api/marking';
import type { Resource } from '@/shared/lib/resource';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { book } from '../model/book';
import { gradebookOf } from '../model/gradebook.fixture';
import { $isUnkept } from '../model/kept';
import { $unsavedBy } from '../model/scores';
import type { Unsaved } from '../model/unsaved';
import { GradebookPage } from './gradebook-page';

const path = '/teacher/gradebooks';
const id = gradebookOf().class.id;

export const ready = (data: Gradebook): Resource<Gradebook> => ({ state: 'ready', id, data });
export const loading: Resource<Gradebook> = { state: 'loading', id };
export const failed: Resource<Gradebook> = {
  state: 'failed',
  id,
  problem: { message: 'Check your connection.', status: null, fields: {} },
};

export type SampleProps = {
  resource: Resource<Gradebook>;
  unsaved: Unsaved;
  isUnkept?: boolean;
  changes: readonly ScoreChange[];
  overrides?: readonly OverrideChange[];
  undoImport?: (...call: unknown[]) => unknown;
  save: (entries: ScoreEntry[]) => void;
  saveStudent: (...call: unknown[]) => unknown;
};

type Call = { request: { scoreEntries: { entries: ScoreEntry[] } } };

/** The page whose calls the story answers. */
export const GradebookSample = ({
  resource,
  unsaved,
  isUnkept = false,
  changes,
  overrides = [],
  undoImport = () => ({ restored: 0, trashed_assignments: 0, kept: [] }),
  save,
  saveStudent,
}: SampleProps) => (
  <PageFrame
    path={path}
    start={() =>
      fork({
        values: [
          [$session, sessionOf(teacher)],
          [book.$resource, resource],
          [currentClasses.$resource, { state: 'ready', id: 'current', data: { items: [scienceClass] } }],
          [$unsavedBy, { [id]: unsaved }],
          [$isUnkept, isUnkept],
        ],
        handlers: [
          [listClassesFx, () => ({ items: [scienceClass] })],
          [listScoreChangesFx, () => ({ items: changes, next_cursor: null })],
          [listOverrideChangesFx, () => ({ items: overrides, next_cursor: null })],
          [undoGradebookImportFx, undoImport],
          [listSubmissionsFx, () => new Promise<never>(() => {})],
          [getSubmissionFx, () => new Promise<never>(() => {})],
          [saveGradebookStudentFx, saveStudent],
          // The page keeps what was stored until this arrives.
          [getGradebookFx, () => new Promise<never>(() => {})],
          [
            saveScoresFx,
            (_: unknown, { request }: Call) => {
              const { entries } = request.scoreEntries;
              save(entries);
              return {
                items: entries.map(({ key, after }) => ({
                  key,
                  outcome: 'stored' as const,
                  current: after,
                  author: null,
                  at: null,
                  reason: null,
                })),
              };
            },
          ],
        ],
      })
    }
  >
    <Shell pathname={path} marking>
      <GradebookPage />
    </Shell>
  </PageFrame>
);
