import type { FastifyReply } from 'fastify';
import type { ArchivedFile } from '../../../documents/archive/archived-files.ts';
import { zipStream } from '../../../documents/archive/zip-stream.ts';
import type { Database } from '../../../platform/database/client.ts';
import { signedAddress } from '../../../platform/files/file-links.ts';
import type { MeteredStore } from '../../../platform/files/metered-store.ts';
import { contentDisposition, lengthOf, sendDownload } from '../../../platform/http/download.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { storedUpload } from '../../../platform/http/uploaded-file.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { requireFolder, requireTeacher } from './access.ts';
import { archivedFolder, archivedSelection, archivePath, ARCHIVES, selectionAddress } from './archive.ts';
import { changeEntries } from './change-entries.ts';
import { copyFolder } from './copy-folder.ts';
import { copyToLesson } from './copy-to-lesson.ts';
import { addEntry, listEntries, renameEntry } from './entries.ts';
import { createEntrySource, describeEntry } from './entry-text.ts';
import { openFile, openPage, readerPath, requireFile, RESOURCE } from './file-previews.ts';
import { createFolder, listFolders, trashFolder, updateFolder } from './folders.ts';
import { listMembers, shareFolder, unshareFolder } from './members.ts';
import { restoreVersion } from './restore-version.ts';
import { addPart, cancelUpload, createUpload, findUpload, PART_BYTES } from './uploads.ts';

type BriefcaseOperation =
  | 'listBriefcaseFolders'
  | 'createBriefcaseFolder'
  | 'updateBriefcaseFolder'
  | 'deleteBriefcaseFolder'
  | 'copyBriefcaseFolder'
  | 'linkBriefcaseFolder'
  | 'getBriefcaseArchive'
  | 'linkBriefcaseEntries'
  | 'getBriefcaseSelection'
  | 'listBriefcaseMembers'
  | 'shareBriefcaseFolder'
  | 'unshareBriefcaseFolder'
  | 'listBriefcaseEntries'
  | 'addBriefcaseEntry'
  | 'changeBriefcaseEntries'
  | 'getBriefcaseEntry'
  | 'renameBriefcaseEntry'
  | 'createSourceFromBriefcase'
  | 'copyBriefcaseEntryToLesson'
  | 'linkBriefcaseFile'
  | 'restoreBriefcaseVersion'
  | 'getBriefcaseFile'
  | 'getBriefcaseFilePage'
  | 'createBriefcaseUpload'
  | 'getBriefcaseUpload'
  | 'cancelBriefcaseUpload'
  | 'addBriefcasePart';

interface Dependencies {
  db: Database;
  files: MeteredStore;
  jobs: Jobs;
  /** Signs the addresses of files. */
  linkSecret: string;
}

export function briefcaseHandlers({
  db,
  files,
  jobs,
  linkSecret: secret,
}: Dependencies): HandlersOf<BriefcaseOperation> {
  const stores = { db, files, jobs };
  return {
    listBriefcaseFolders: async ({ user }) => ({ items: await listFolders(db, user.id) }),

    createBriefcaseFolder({ user, body }) {
      requireTeacher(user);
      return createFolder(db, user.id, body);
    },

    updateBriefcaseFolder: ({ user, params, body }) => updateFolder(db, user.id, params.id, body),

    async deleteBriefcaseFolder({ user, params }) {
      await trashFolder(db, user.id, params.id);
    },

    copyBriefcaseFolder: ({ user, params, body }) => copyFolder(stores, user.id, params.id, body.parent_id),

    async linkBriefcaseFolder({ user, params: { id } }) {
      await requireFolder(db, user.id, id, 'read');
      return { url: signedAddress(ARCHIVES, archivePath(id, user.id), secret) };
    },

    async getBriefcaseArchive({ params, query }, reply) {
      return sendArchive(reply, await archivedFolder(stores, { ...params, ...query }, secret));
    },

    linkBriefcaseEntries: ({ user, body }) =>
      Promise.resolve({ url: selectionAddress(user.id, body.ids, secret) }),

    async getBriefcaseSelection({ params, query }, reply) {
      return sendArchive(reply, await archivedSelection(stores, { ...params, ...query }, secret));
    },

    listBriefcaseMembers: async ({ user, params }) => ({ items: await listMembers(db, user.id, params.id) }),

    async shareBriefcaseFolder({ user, params, body }) {
      const sharing = { folderId: params.id, colleagueId: params.user_id, role: body.role };
      await shareFolder(db, user.id, sharing);
    },

    async unshareBriefcaseFolder({ user, params }) {
      await unshareFolder(db, user.id, { folderId: params.id, colleagueId: params.user_id });
    },

    listBriefcaseEntries: ({ user, query }) => listEntries(db, user.id, query),

    addBriefcaseEntry({ user, body }) {
      requireTeacher(user);
      return addEntry(db, user.id, body);
    },

    changeBriefcaseEntries: async ({ user, body }) => ({
      changed: await changeEntries(stores, user.id, body),
    }),
    getBriefcaseEntry: ({ user, params }) => describeEntry({ db, jobs, secret }, user.id, params.id),
    renameBriefcaseEntry: ({ user, params, body }) => renameEntry(db, user.id, params.id, body.name),

    createSourceFromBriefcase: ({ user, params }) =>
      createEntrySource({ db, reserve: files.reserve }, user.id, params.id),

    copyBriefcaseEntryToLesson: async ({ user, params, body }) => ({
      lesson_id: await copyToLesson(stores, user.id, params.id, body),
    }),

    async linkBriefcaseFile({ user, params: { id } }) {
      await requireFile(db, user.id, id);
      return { url: signedAddress(RESOURCE, readerPath(id, user.id), secret) };
    },

    restoreBriefcaseVersion: ({ user, params }) => restoreVersion(stores, user.id, params.id),

    async getBriefcaseFile({ params, query }, reply) {
      return sendDownload(reply, await openFile(stores, { ...params, ...query }, secret));
    },

    async getBriefcaseFilePage({ params, query }, reply) {
      const picture = await openPage(stores, { ...params, ...query }, secret);
      return reply
        .type('image/webp')
        .headers(lengthOf(picture))
        .header('cache-control', 'private, no-store')
        .send(picture.stream);
    },

    createBriefcaseUpload({ user, body }) {
      requireTeacher(user);
      return createUpload(stores, user.id, body);
    },

    getBriefcaseUpload: ({ user, params }) => findUpload(stores, user.id, params.id),

    async cancelBriefcaseUpload({ user, params }) {
      await cancelUpload(stores, user.id, params.id);
    },

    async addBriefcasePart(request) {
      const { id } = request.params;
      const { handle } = await storedUpload(request, PART_BYTES);
      try {
        return await addPart(stores, request.user.id, { id, at: request.query.at, handle });
      } finally {
        await handle.close();
      }
    },
  };
}

const sendArchive = (reply: FastifyReply, { name, files }: { name: string; files: ArchivedFile[] }) =>
  reply
    .type('application/zip')
    .header('content-disposition', contentDisposition(`${name}.zip`))
    .header('cache-control', 'private, no-store')
    .send(zipStream(files));
