import { expect, test } from 'vitest';
import { openTestApp, type SignedIn } from '../testing.ts';
import { enterScore } from './marking/scores/testing.ts';
import { assignedWork, giveMark, handInText } from './marking/student-work/testing.ts';
import { findNews } from './news/notifications/find-news.ts';

const tools = await openTestApp();
const { app, db } = tools;

const call = async (method: 'GET' | 'POST', url: string, user: SignedIn | null, payload?: object) =>
  app.inject({ method, url: `/api/${url}`, headers: user?.headers ?? {}, ...(payload && { payload }) });

/** No time and no id contains it. */
const HIDDEN = '6541.25';

test.each([
  ['of work on paper', ['paper']],
  ['entered over a mark', ['text']],
] as const)(
  'a score %s is in nothing that its student or guardian gets before its return',
  async (_, kinds) => {
    const { teacher, student, classId, id } = await assignedWork(tools, { kinds: [...kinds], points: 8 });
    const isMarked = kinds[0] === 'text';
    if (isMarked) await giveMark(db, teacher.id, await handInText(db, student.id, id), 3);
    const kemal = { name: 'Kemal Demir', email: 'k.demir@home.test', language: 'en', weekly_summary: true };
    const guardian = (await call('POST', `students/${student.id}/guardians`, teacher, kemal)).json();
    const { url } = (await call('POST', `guardians/${guardian.id}/link`, teacher, { days: 30 })).json();
    const seen = async () => {
      await findNews(db, new Date(Date.now() - 60 * 60 * 1000));
      const answers = await Promise.all([
        call('GET', 'student/assignments', student),
        call('GET', `student/assignments/${id}`, student),
        call('GET', 'notifications', student),
        call('GET', 'account/export', student),
        call('GET', `guardian-pages/${String(url).split('/').at(-1)}`, null),
        call('GET', `classes/${classId}/gradebook`, student),
        call('GET', `classes/${classId}/score-changes`, student),
      ]);
      return answers.map(({ body }) => body);
    };

    await enterScore(tools, teacher, { classId, assignmentId: id, studentId: student.id }, [
      isMarked ? 3 : null,
      Number(HIDDEN),
    ]);
    expect((await seen()).filter((body) => body.includes(HIDDEN))).toEqual([]);
    expect((await seen())[2]).not.toContain('work_returned');

    const all = { assignment_ids: [id], student_ids: null, at: null };
    await call('POST', `classes/${classId}/scores/return`, teacher, all);
    const [list, page, news, exported, guardians, ...refused] = await seen();
    for (const body of [list, page, exported, guardians]) expect(body).toContain(HIDDEN);
    expect(news).toContain('work_returned');
    for (const body of refused) expect(body).not.toContain(HIDDEN);
    const profile = await call('GET', `students/${student.id}`, teacher);
    expect(profile.body).toContain(HIDDEN);
  },
);
