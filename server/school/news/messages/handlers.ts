import type { Database } from '../../../platform/database/client.ts';
import type { HandlersOf } from '../../../platform/http/handler.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { listAllThreads, readAnyThread } from './administration.ts';
import { addComment, getComments } from './comments.ts';
import { listGuardianThreads, replyAsGuardian, reportAsGuardian } from './guardian-messages.ts';
import { getSend, listSends, presentSend, send } from './sends.ts';
import { addSentence, deleteSentence, listSentences, readSettings, saveSettings } from './settings.ts';
import { listThreads, presentThread, readThread, requireThread } from './threads.ts';
import { listTeachers, reply, report, startThread, threadOf } from './write.ts';

type MessageOperation =
  | 'listThreads'
  | 'startThread'
  | 'getThread'
  | 'replyInThread'
  | 'readThread'
  | 'getComments'
  | 'addComment'
  | 'listMessageTeachers'
  | 'listSends'
  | 'sendMessage'
  | 'getSend'
  | 'reportMessage'
  | 'getMessageSettings'
  | 'saveMessageSettings'
  | 'listMessageSentences'
  | 'addMessageSentence'
  | 'deleteMessageSentence'
  | 'listGuardianThreads'
  | 'replyAsGuardian'
  | 'reportAsGuardian'
  | 'listAllThreads'
  | 'readAnyThread';

interface Dependencies {
  db: Database;
  linkSecret: string;
  /** Marks what the user was told about a thread as read. */
  markSeen: (userId: string, threadId: string) => Promise<void>;
}

export function messageHandlers({ db, linkSecret, markSeen }: Dependencies): HandlersOf<MessageOperation> {
  return {
    listThreads: ({ user, query }) => listThreads(db, user, query),
    async startThread({ user, body, headers }) {
      const { id, help } = await startThread(db, user.id, body, idempotencyKeyOf({ headers }));
      return { thread: await presentThread(db, await requireThread(db, user, id), user), help };
    },
    getThread: async ({ user, params }) => presentThread(db, await requireThread(db, user, params.id), user),
    async replyInThread({ user, params, body, headers }) {
      const help = await reply(db, user, params.id, { text: body.text, key: idempotencyKeyOf({ headers }) });
      return { thread: await presentThread(db, await requireThread(db, user, params.id), user), help };
    },
    async readThread({ user, params }) {
      await readThread(db, user, params.id);
      await markSeen(user.id, params.id);
    },
    getComments: ({ user, params }) =>
      getComments(db, user, { assignmentId: params.id, studentId: params.student_id }),
    addComment: ({ user, params, body, headers }) =>
      addComment(
        db,
        user,
        { assignmentId: params.id, studentId: params.student_id },
        { text: body.text, key: idempotencyKeyOf({ headers }) },
      ),

    listMessageTeachers: async ({ user }) => ({ items: await listTeachers(db, user.id) }),

    listSends: ({ user, query }) => listSends(db, user.id, query),
    async sendMessage({ user, body, headers }) {
      return presentSend(db, user.id, await send(db, user.id, body, idempotencyKeyOf({ headers })));
    },
    getSend: ({ user, params }) => getSend(db, user.id, params.id),

    async reportMessage({ user, params, body }) {
      const thread = await requireThread(db, user, await threadOf(db, params.id));
      await report(db, { thread, role: user.role, reporterId: user.id }, params.id, body.reason);
    },

    getMessageSettings: ({ user }) => readSettings(db, user.id),
    saveMessageSettings: ({ user, body }) => saveSettings(db, user.id, body),
    listMessageSentences: async ({ user }) => ({ items: await listSentences(db, user.id) }),
    addMessageSentence: ({ user, body }) => addSentence(db, user.id, body.text),
    async deleteMessageSentence({ user, params }) {
      await deleteSentence(db, user.id, params.id);
    },

    async listGuardianThreads({ params }, answer) {
      void answer.header('x-robots-tag', 'noindex');
      return { items: await listGuardianThreads(db, { token: params.token, linkSecret }) };
    },
    replyAsGuardian: ({ params, body, headers }) =>
      replyAsGuardian(db, { token: params.token, linkSecret }, params.id, {
        text: body.text,
        key: idempotencyKeyOf({ headers }),
      }),
    async reportAsGuardian({ params, body }) {
      await reportAsGuardian(db, { token: params.token, linkSecret }, params.id, body.reason);
    },

    async listAllThreads({ user, query, log }) {
      log.info({ administrator: user.id, reported: query.reported ?? false }, 'Messages were listed');
      return listAllThreads(db, query);
    },
    async readAnyThread({ user, params, log }) {
      log.info({ administrator: user.id, thread: params.id }, 'Messages of other users were read');
      return readAnyThread(db, params.id);
    },
  };
}
