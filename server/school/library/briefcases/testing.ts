import { expect } from 'vitest';
import { sendFile } from '../../../../tests/contract/make-resource.ts';
import { joinSchool } from '../../../documents/own-templates/testing.ts';
import type {
  BriefcaseEntry,
  BriefcaseEntryList,
  BriefcaseFolder,
  BriefcaseUpload,
} from '../../../generated/schemas/index.ts';
import type { SignedIn, TestApp } from '../../../testing.ts';

/** Calls the API about briefcases as a user. */
export function briefcaseCalls({ app, db, signIn }: TestApp) {
  const call = (
    user: Pick<SignedIn, 'headers'>,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) => app.inject({ method, url: `/api${path}`, headers: user.headers, ...(payload && { payload }) });

  const sendPart = (user: Pick<SignedIn, 'headers'>, id: string, at: number, bytes: Buffer<ArrayBuffer>) =>
    sendFile(app, user.headers, {
      method: 'POST',
      url: `/api/briefcase-uploads/${id}/parts?at=${at}`,
      file: new File([bytes], 'part'),
    });

  return {
    call,
    sendPart,

    async folder(user: SignedIn, name: string, parentId: string | null = null): Promise<BriefcaseFolder> {
      const fields = { name, color: 'moss', parent_id: parentId };
      const answer = await call(user, 'POST', '/briefcase-folders', fields);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    },

    async link(user: SignedIn, name: string, folderId: string | null = null): Promise<BriefcaseEntry> {
      const fields = { folder_id: folderId, kind: 'link', url: 'https://example.org/willow', name };
      const answer = await call(user, 'POST', '/briefcase-entries', fields);
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json();
    },

    /** Uploads a small file in one part. */
    async file(
      user: SignedIn,
      name: string,
      content: string,
      { folderId = null, entryId }: { folderId?: string | null; entryId?: string } = {},
    ): Promise<BriefcaseEntry> {
      const bytes = Buffer.from(content);
      const fields = { folder_id: folderId, name, size: bytes.length, ...(entryId && { entry_id: entryId }) };
      const upload = await call(user, 'POST', '/briefcase-uploads', fields);
      expect(upload.statusCode, upload.body).toBe(201);
      const answer = await sendPart(user, upload.json().id, 0, bytes);
      const { entry } = answer.json<BriefcaseUpload>();
      if (!entry) throw new Error(answer.body);
      return entry;
    },

    async names(user: SignedIn, query = ''): Promise<string[]> {
      const answer = await call(user, 'GET', `/briefcase-entries${query}`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<BriefcaseEntryList>().items.map(({ name }) => name);
    },

    async folders(user: SignedIn): Promise<BriefcaseFolder[]> {
      return (await call(user, 'GET', '/briefcase-folders')).json().items;
    },

    /** Two teachers of one school. */
    async colleagues(): Promise<[SignedIn, SignedIn]> {
      const unique = Math.random().toString(36).slice(2);
      const pair = [
        await signIn({ email: `amara@${unique}.test` }),
        await signIn({ email: `ben@${unique}.test` }),
      ] as const;
      for (const { id } of pair) await joinSchool(db, id, 'Northfield School');
      return [pair[0], pair[1]];
    },
  };
}
