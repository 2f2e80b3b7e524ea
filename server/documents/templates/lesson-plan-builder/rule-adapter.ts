import type { RuleAdapter, WritingRequest } from '../../../engine/port/writing-request.ts';
import { draftLesson, lessonRefusal } from './draft/draft.ts';
import { type LessonInput, type LessonKey, lessonResult } from './schema.ts';

const from = (key: LessonKey) => (request: WritingRequest<LessonInput>) =>
  draftLesson(key, request.form, request, {
    keys: [key],
    written: request.written,
    ...(request.change?.section === key && { change: request.change }),
  });

export const lessonAdapter: RuleAdapter<LessonInput> = {
  decline: (request) => lessonRefusal(request.form),
  sections: Object.fromEntries(lessonResult.keyof().options.map((key) => [key, from(key)])),
};
