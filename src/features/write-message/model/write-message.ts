import { createEvent, createStore, sample } from 'effector';
import { newKeyFx, sentencesOpened } from '@/entities/message';
import { createSendMessageMutation, type MessageSend } from '@/shared/api/messages';
import { createForm, filled, keepDraft, storedTexts } from '@/shared/lib/form';
import { nonNull } from '@/shared/lib/non-null';
import { toastShown } from '@/shared/lib/toasts';

/** To whom a teacher writes, and what stands there before they type. */
export interface Addressees {
  classId: string;
  /** To whom, in words. */
  to: string;
  /** Null for a group or the whole class. */
  studentIds: readonly string[] | null;
  groupId: string | null;
  /** Names the stored draft: what the message is about. */
  about: string;
  title: string;
  text: string;
}

type Values = { title: string; text: string; students: boolean; guardians: boolean };

export const writingOpened = createEvent<Addressees>();
export const writingClosed = createEvent();

const sendMutation = createSendMessageMutation();
/** The message was sent. */
export const messageSent = sendMutation.finished.success.map(({ result }) => result);

// null -> open -> null
export const $addressees = createStore<Addressees | null>(null, { name: 'messageAddressees' })
  .on(writingOpened, (_, addressees) => addressees)
  .on([writingClosed, messageSent], () => null);
const $key = createStore('', { name: 'messageKey' }).on(newKeyFx.doneData, (_, key) => key);

const empty: Values = { title: '', text: '', students: true, guardians: false };
export const form = createForm<Values>({
  name: 'message',
  initial: empty,
  rules: {
    title: filled('Enter a subject'),
    text: filled('Write the message'),
    students: (students, { guardians }) =>
      students || guardians ? undefined : 'Choose the students, their guardians or both',
  },
  serverFields: { to_students: 'students', student_ids: 'students' },
});
const { draftOpened } = keepDraft({ form, readStored: storedTexts('title', 'text') });

sample({
  clock: writingOpened,
  fn: ({ title, text }) => ({ ...empty, title, text }),
  target: form.opened,
});
sample({ clock: writingOpened, fn: ({ about }) => about, target: draftOpened });
sample({ clock: writingOpened, fn: () => {}, target: [newKeyFx, sentencesOpened] });
sample({
  clock: sample({
    clock: form.accepted,
    source: { addressees: $addressees, key: $key },
    fn: requestOf,
  }).filterMap(nonNull),
  target: sendMutation.start,
});
sample({ clock: messageSent, target: form.succeeded });
sample({ clock: sendMutation.finished.failure, fn: ({ error }): unknown => error, target: form.failed });
sample({
  clock: sendMutation.finished.success,
  fn: ({ result, params }) => {
    // Guardians who are missing were ticked in vain.
    const isInVain = params.newSend.to_guardians && result.guardians === 0;
    return isInVain
      ? {
          tone: 'info' as const,
          title: `${sentWords(result)} No guardian got it: none is entered for them.`,
        }
      : { tone: 'ok' as const, title: sentWords(result) };
  },
  target: toastShown,
});

function requestOf({ addressees, key }: { addressees: Addressees | null; key: string }, values: Values) {
  return (
    addressees && {
      newSend: {
        class_id: addressees.classId,
        group_id: addressees.groupId,
        student_ids: addressees.studentIds && [...addressees.studentIds],
        to_students: values.students,
        to_guardians: values.guardians,
        title: values.title.trim(),
        text: values.text.trim(),
      },
      headers: { 'Idempotency-Key': key },
    }
  );
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** "Sent to 7 students and 3 guardians." */
function sentWords({ students, guardians, concern }: MessageSend): string {
  const to = [
    ...(students > 0 ? [counted(students, 'student')] : []),
    ...(guardians > 0 ? [counted(guardians, 'guardian')] : []),
  ].join(' and ');
  return concern === null
    ? `Sent to ${to}.`
    : `Sent to ${to}. Its wording may worry them: read it once more.`;
}
