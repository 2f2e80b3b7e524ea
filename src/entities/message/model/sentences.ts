import { createEvent, createStore, sample } from 'effector';
import {
  createAddMessageSentenceMutation,
  createDeleteMessageSentenceMutation,
  createListMessageSentencesQuery,
  type MessageSentence,
} from '@/shared/api/messages';
import { failureShown, toastShown } from '@/shared/lib/toasts';

export const sentencesOpened = createEvent();
/** Carries the text of a message, to save it for others. */
export const sentenceSaved = createEvent<string>();
/** Carries the id of a saved sentence. */
export const sentenceDeleted = createEvent<string>();

const listQuery = createListMessageSentencesQuery();
const addMutation = createAddMessageSentenceMutation();
const deleteMutation = createDeleteMessageSentenceMutation();

/** The saved sentences of the user, the latest first. */
export const $sentences = createStore<readonly MessageSentence[]>([], { name: 'messageSentences' })
  .on(listQuery.finished.success, (_, { result }) => result.items)
  .on(addMutation.finished.success, (sentences, { result }) => [result, ...sentences])
  .on(deleteMutation.finished.success, (sentences, { params }) =>
    sentences.filter(({ id }) => id !== params.id),
  );

sample({ clock: sentencesOpened, target: listQuery.start });
sample({
  clock: sentenceSaved,
  fn: (text) => ({ newMessage: { text: text.trim() } }),
  target: addMutation.start,
});
sample({ clock: sentenceDeleted, fn: (id) => ({ id }), target: deleteMutation.start });
sample({
  clock: addMutation.finished.success,
  fn: () => ({ tone: 'ok' as const, title: 'Saved for your next messages.' }),
  target: toastShown,
});
sample({ clock: [addMutation.finished.failure, deleteMutation.finished.failure], target: failureShown });
