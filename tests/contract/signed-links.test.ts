import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Operations } from '../../server/generated/operations.ts';
import { openTestApp, testConfig } from '../../server/testing.ts';
import { teacherWithClass } from '../../server/school/classes/invitations/testing.ts';
import { makeLesson } from '../../server/school/lessons/student-lessons/testing.ts';
import { addAssignment, assignedWork, classWith } from '../../server/school/marking/student-work/testing.ts';
import { UNKNOWN_ID } from './complete-call.ts';
import { sendFile } from './make-resource.ts';
import { briefcaseCalls } from '../../server/school/library/briefcases/testing.ts';
import { makePdf } from '../../server/documents/sources/fixtures.ts';

/** Operations that a visitor may call with the signature of a link instead of a token. Links to a shared document and of a guardian, the code of a class and the address of a calendar have tests of their own. */
type LinkedOperation = {
  [Id in keyof Operations]: Operations[Id]['Secured'] extends false
    ? keyof Operations[Id]['Params'] extends never
      ? never
      : Exclude<
          Id,
          | 'getSharedDocument'
          | 'getGuardianPage'
          | 'listGuardianThreads'
          | 'replyAsGuardian'
          | 'reportAsGuardian'
          | 'listSignInNames'
          | 'readCalendar'
        >
    : never;
}[keyof Operations];

const dataDir = mkdtempSync(join(tmpdir(), 'lectern-links-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const testApp = await openTestApp({ config: { ...testConfig, dataDir } });
const { app, mailer, mails, signIn } = testApp;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The path and query of the link in the last email. */
async function mailedLink(): Promise<string> {
  await mailer.settled();
  const { pathname, search } = new URL(/https?:\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

/** A picture that a student attached to their work. */
async function attachedPixel() {
  const { student, id } = await assignedWork(testApp);
  const file = new File([Buffer.from(PIXEL, 'base64')], 'leaf.png');
  const call = { method: 'POST', url: `/api/student/assignments/${id}/files`, file } as const;
  const answer = await sendFile(app, student.headers, call);
  return { headers: student.headers, id: z.object({ id: z.string() }).parse(answer.json()).id };
}

/** Creates a link per operation; the type requires one for each such operation that the contract adds. */
const links: Record<LinkedOperation, () => Promise<string>> = {
  async getPhoto() {
    const file = new File([Buffer.from(PIXEL, 'base64')], 'me.png', { type: 'image/png' });
    const { headers } = await signIn();
    const answer = await sendFile(app, headers, { method: 'PUT', url: '/api/photo', file });
    return answer.json().data.user.photo_url;
  },
  async getWorkFile() {
    const { headers, id } = await attachedPixel();
    return (await app.inject({ url: `/api/work-files/${id}/link`, headers })).json().url;
  },
  async getWorkFilePage() {
    const { headers, id } = await attachedPixel();
    return vi.waitFor(
      async () => {
        const preview = (await app.inject({ url: `/api/work-files/${id}/preview`, headers })).json();
        return z.string().parse(preview.pages[0]?.url);
      },
      { timeout: 40_000, interval: 100 },
    );
  },
  async getAssignmentFile() {
    const { headers, id: teacherId } = await signIn();
    const classId = await classWith(testApp.db, teacherId, []);
    const file = new File(['Draw one leaf.'], 'leaf-diary-page.txt');
    const upload = await sendFile(app, headers, { method: 'POST', url: '/api/assignment-files', file });
    const { id } = upload.json();
    await addAssignment(testApp.db, teacherId, classId, { file_ids: [id] });
    return (await app.inject({ url: `/api/assignment-files/${id}/link`, headers })).json().url;
  },
  async getLessonFile() {
    const { headers, id: teacherId } = await signIn();
    const { id } = await makeLesson(testApp.db, teacherId, await classWith(testApp.db, teacherId, []));
    const file = new File([Buffer.from(PIXEL, 'base64')], 'leaf.png', { type: 'image/png' });
    const call = { method: 'POST', url: `/api/lessons/${id}/images`, file } as const;
    return (await sendFile(app, headers, call)).json().url;
  },
  async getBriefcaseArchive() {
    const teacher = await signIn();
    const { id } = await briefcaseCalls(testApp).folder(teacher, 'Unit 2');
    const { headers } = teacher;
    return (await app.inject({ url: `/api/briefcase-folders/${id}/link`, headers })).json().url;
  },
  async getBriefcaseSelection() {
    const teacher = await signIn();
    const { id } = await briefcaseCalls(testApp).link(teacher, 'The willow experiment');
    const call = { method: 'POST', url: '/api/briefcase-entries/link', payload: { ids: [id] } } as const;
    return (await app.inject({ ...call, headers: teacher.headers })).json().url;
  },
  async getBriefcaseFile() {
    const teacher = await signIn();
    const { file_id: id } = await briefcaseCalls(testApp).file(teacher, 'leaf.txt', 'Leaves');
    const { headers } = teacher;
    return (await app.inject({ url: `/api/briefcase-files/${id}/link`, headers })).json().url;
  },
  async getBriefcaseFilePage() {
    const teacher = await signIn();
    const pdf = makePdf([['Monday']]).toString('latin1');
    const { id } = await briefcaseCalls(testApp).file(teacher, 'leaf.pdf', pdf);
    const { headers } = teacher;
    return vi.waitFor(
      async () => {
        const details = (await app.inject({ url: `/api/briefcase-entries/${id}`, headers })).json();
        return z.string().parse(details.preview.pages[0]?.url);
      },
      { timeout: 40_000, interval: 100 },
    );
  },
  async getInvitationDetails() {
    await teacherWithClass(testApp, [{ email: 'student@school.test', name: null }]);
    return `/api${(await mailedLink()).replace('/invitation/', '/invitation_details/')}`;
  },
  async verifyEmail() {
    const { email } = await signIn({ verified: false });
    await app.inject({ method: 'POST', url: '/api/resend-verification-email', payload: { email } });
    return `/api${await mailedLink()}`;
  },
};

describe('a signed link gives a visitor access to one resource until it expires', () => {
  test.each(Object.entries(links))('%s', async (_, create) => {
    const link = await create();
    const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(link)?.[0] ?? '';
    const forged = [
      link.replace(id, UNKNOWN_ID),
      link.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) + 10_000_000}`),
      link.replace(/signature=[^&]+/, 'signature=forged'),
    ];
    for (const url of forged) {
      expect(url).not.toBe(link);
      expect((await app.inject(url)).statusCode).toBe(403);
    }
    expect((await app.inject(link)).statusCode).toBe(200);
  });
});
