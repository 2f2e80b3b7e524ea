import { fork, type Scope } from 'effector';
import { $session } from '@/entities/session';
import { saveAssignmentFx } from '@/shared/api/assignments';
import {
  getSubmissionFx,
  listSubmissionsFx,
  type Mark,
  saveMarkFx,
  type SaveMarkRequest,
  type StudentRow,
  type Submission,
} from '@/shared/api/marking';
import { getCommentsFx } from '@/shared/api/messages';
import type { MarkingSupports } from '@/shared/api/student-profiles';
import { getSuggestionsFx } from '@/shared/api/suggestions';
import type { Autosaved } from '@/shared/lib/autosave';
import type { Resource } from '@/shared/lib/resource';
import { $previews } from '@/widgets/file-previews';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { assignment, studentRows, submission } from '../../../../../tests/support/assignments';
import { leafPreviews } from '../../../../../tests/support/file-previews';
import { noComments } from '../../../../../tests/support/messages';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { nothingSuggested } from '../../../../../tests/support/suggestions';
import { $comments } from '../model/comment-bank';
import { draft, submission as resource } from '../model/marking';
import type { MarkContent } from '../model/marking-state';
import { $assignment, $rows } from '../model/queue';
import { supports } from '../model/supports';
import { MarkingPage } from './marking-page';

const path = '/teacher/assignments/studentAssignmentDetails';
const note = { id: 'n1', start: 8, end: 13, quote: '41 mm', comment: 'Good unit.' };
const fileNote = {
  id: 'f1',
  file_id: submission.files[0]?.id ?? '',
  page: 1,
  x: 0.35,
  y: 0.3,
  comment: 'Where is the scale?',
};
/** A mark with a score for each criterion. */
export const given: Mark = {
  ...submission.mark,
  state: 'marked',
  revision: 1,
  scores: [
    { criterion_id: 'c1', points: 4 },
    { criterion_id: 'c2', points: 3 },
  ],
  points: 7,
  deduction: 0.7,
  new_deduction: null,
  score: 6.3,
  comment: 'You saw the hole before I did.',
  notes: [note],
  file_notes: [fileNote],
  marker: 'Amara Okafor',
};
const crumbs = [{ label: 'Assignments', href: '/teacher/assignments' }, { label: 'Marking' }];
/** A class in which the shown student is the second of three. */
const queueOf = ({ id }: Submission): readonly StudentRow[] =>
  ['done', id, 'next'].flatMap((of, place) =>
    studentRows.slice(0, 1).map((row) => ({
      ...row,
      student: { ...row.student, id: of },
      submission: row.submission && {
        ...row.submission,
        id: of,
        mark_state: place === 0 ? 'marked' : 'not_marked',
      },
    })),
  );
export const withMark = (mark: Mark): Submission => ({ ...submission, mark });
export type MarkingArgs = {
  support?: MarkingSupports;
  data: Submission;
  marking: Autosaved<MarkContent>;
  shown?: Resource<Submission>;
  isFailing?: boolean;
  save: (change: unknown) => void;
};

/** A scope in which the work is open; what is saved goes to `save`. */
function startOn({ data, marking, shown, isFailing = false, save, support }: MarkingArgs): Scope {
  const saveMark = (_: unknown, { request }: { request: SaveMarkRequest }) => {
    save(request);
    const { revision, ...change } = request.markChange;
    return { ...given, ...change, revision: revision + 1 };
  };
  const answerSaved =
    <T,>(answer: T) =>
    (_: unknown, { request }: { request: unknown }) => {
      save(request);
      return answer;
    };
  return fork({
    values: [
      [$session, sessionOf(teacher)],
      [resource.$resource, shown ?? { state: 'ready', id: data.id, data }],
      [draft.$draft, marking],
      [draft.$isFailing, isFailing],
      [supports.$resource, support ? { state: 'ready', id: data.id, data: support } : { state: 'closed' }],
      [$rows, queueOf(data)],
      [$assignment, assignment],
      [$previews, leafPreviews],
      [
        $comments,
        [
          { id: '1', text: 'Give the unit once, at the top.', criterion: null },
          { id: '2', text: 'What else did you see?', criterion: 'Observation' },
        ],
      ],
    ],
    handlers: [
      [saveMarkFx, saveMark],
      [
        getSubmissionFx,
        (_: unknown, { request: { id } }: { request: { id: string } }) =>
          id === submission.id ? withMark(given) : data,
      ],
      [getSuggestionsFx, () => nothingSuggested],
      [getCommentsFx, () => noComments],
      [listSubmissionsFx, () => ({ assignment, items: [...queueOf(data)] })],
      [saveAssignmentFx, answerSaved(assignment)],
    ],
  });
}

/** The page with the work of one student; what is saved goes to `save`. */
export function MarkingFrame(args: MarkingArgs) {
  return (
    <PageFrame path={path} start={() => startOn(args)}>
      <Shell pathname={path} workspace marking crumbs={crumbs}>
        <MarkingPage />
      </Shell>
    </PageFrame>
  );
}
