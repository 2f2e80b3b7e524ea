import { allSettled, fork } from 'effector';
import { $session } from '@/entities/session';
import {
  addBriefcaseEntryFx,
  type BriefcaseEntry,
  type BriefcaseFolder,
  changeBriefcaseEntriesFx,
  copyBriefcaseFolderFx,
  createBriefcaseFolderFx,
  createBriefcaseUploadFx,
  getBriefcaseEntryFx,
  listBriefcaseEntriesFx,
  listBriefcaseFoldersFx,
  linkBriefcaseEntriesFx,
  listBriefcaseMembersFx,
  restoreBriefcaseVersionFx,
  shareBriefcaseFolderFx,
} from '@/shared/api/briefcases';
import { listClassesFx } from '@/shared/api/classes';
import { getStorageFx, type Storage } from '@/shared/api/usage';
import { downloadFx } from '@/shared/lib/files';
import { readClockFx } from '@/shared/lib/clock';
import { Shell } from '@/widgets/shell';
import { PageFrame } from '../../../../../.storybook/page-frame';
import { entries, folder, folders } from '../../../../../tests/support/briefcases';
import { scienceClass } from '../../../../../tests/support/classes';
import { sessionOf, teacher } from '../../../../../tests/support/people';
import { briefcaseOpened } from '../model/place';
import { $uploads } from '../model/uploads';
import type { Sending } from '../model/upload-state';
import { BriefcasesPage } from './briefcases-page';

type Fake = (...call: unknown[]) => unknown;
type SampleProps = {
  open?: string | null;
  shownFolders?: readonly BriefcaseFolder[];
  shownEntries?: readonly BriefcaseEntry[];
  uploads?: readonly Sending[];
  readFolders?: Fake;
  change?: Fake;
  create?: Fake;
  copyFolder?: Fake;
  restore?: Fake;
  share?: Fake;
  download?: Fake;
  storage?: Storage;
};

export const GB = 1024 ** 3;

/** The page of briefcases, with what its server answers. */
export function BriefcasesSample({
  open = null,
  shownFolders = folders,
  shownEntries = entries,
  uploads = [],
  readFolders = () => ({ items: shownFolders }),
  change = () => ({ changed: 2 }),
  create = () => folder('7a09'),
  copyFolder = () => folder('7a09'),
  restore = () => entries[1],
  share = () => undefined,
  download = () => ({ url: '/api/archive' }),
  storage = { own: { used: 1_997_159_793, limit: 5 * GB }, school: null },
}: SampleProps) {
  const path = open === null ? '/teacher/briefcases' : `/teacher/briefcases/${open}`;
  return (
    <PageFrame
      path={path}
      start={() => {
        const scope = fork({
          values: [
            [$session, sessionOf(teacher)],
            [$uploads, uploads],
          ],
          handlers: [
            [readClockFx, () => new Date('2026-11-21T12:00:00.000Z')],
            [listBriefcaseFoldersFx, readFolders],
            [listBriefcaseEntriesFx, () => ({ items: shownEntries, next_cursor: null })],
            [getStorageFx, () => storage],
            [linkBriefcaseEntriesFx, download],
            [downloadFx, () => undefined],
            [changeBriefcaseEntriesFx, change],
            [createBriefcaseFolderFx, create],
            [copyBriefcaseFolderFx, copyFolder],
            [restoreBriefcaseVersionFx, restore],
            [createBriefcaseUploadFx, () => new Promise(() => {})],
            [addBriefcaseEntryFx, () => entries[3]],
            [shareBriefcaseFolderFx, share],
            [listClassesFx, () => ({ items: [scienceClass] })],
            [
              listBriefcaseMembersFx,
              () => ({
                items: [
                  { user_id: teacher.id, name: 'Ben Ada', email: 'ben@harborview.test', role: 'reader' },
                  {
                    user_id: folder('7a08').id,
                    name: 'Cleo Diaz',
                    email: 'cleo@harborview.test',
                    role: null,
                  },
                ],
              }),
            ],
            [
              getBriefcaseEntryFx,
              () => ({
                entry: entries[1],
                versions: [
                  {
                    id: folder('7a0b').id,
                    number: 2,
                    name: 'willow.pdf',
                    size: 3_600_000,
                    uploaded_by: 'Amara Okafor',
                    uploaded_at: '2026-11-21T09:00:00.000Z',
                  },
                  {
                    id: entries[1]?.file_id,
                    number: 1,
                    name: 'willow.pdf',
                    size: 3_565_158,
                    uploaded_by: 'Amara Okafor',
                    uploaded_at: '2026-11-20T09:00:00.000Z',
                  },
                ],
                preview: { state: 'unavailable', pages: [], total_pages: 0 },
                text: 'In the 1600s most people believed that plants eat soil.',
              }),
            ],
          ],
        });
        void allSettled(briefcaseOpened, { scope, params: open });
        return scope;
      }}
    >
      <Shell pathname={path}>
        <BriefcasesPage />
      </Shell>
    </PageFrame>
  );
}
