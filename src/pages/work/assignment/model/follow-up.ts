import type { ClassMisconceptions, Misconception } from '@/shared/api/suggestions';
import { templateRoute } from '@/shared/api/template-route';

type Found = Pick<ClassMisconceptions, 'grade_level' | 'subject' | 'handed_in'>;

/** The assignment and its class. */
type Asked = { title: string; classId: string };

/** The misconceptions that a lesson or a quiz for the whole class takes up. */
const MAX = 3;
const MAX_TOPIC_LENGTH = 200;

const LESSON = 'lesson-plan-builder';

const linkTo = (template: string, values: Readonly<Record<string, string>>): string =>
  `${templateRoute(template)}?${new URLSearchParams(values).toString()}`;

const sizeOf = ({ students }: Misconception, { handed_in }: Found): string =>
  `${students.length} of ${handed_in} students`;

const topicOf = (title: string): string => title.slice(0, MAX_TOPIC_LENGTH);

/** A form for a lesson plan about one misconception. It names no student, only their number. */
export const reteachPath = ({ title, classId }: Asked, found: Found, misconception: Misconception): string =>
  linkTo(LESSON, {
    class_id: classId,
    // Work without a rubric is about the whole assignment.
    topic: topicOf(misconception.about === title ? title : `${title}: ${misconception.about}`),
    grade_level: found.grade_level,
    subject: found.subject,
    class_profile: `A group that needs this again: ${sizeOf(misconception, found)}.`,
    prior_knowledge: `They may think: ${misconception.text}`,
  });

/** A form for the next lesson of the class, which begins with its most common misconceptions. */
export const nextLessonPath = ({ title, classId }: Asked, { items, ...found }: ClassMisconceptions): string =>
  linkTo(LESSON, {
    class_id: classId,
    topic: topicOf(title),
    grade_level: found.grade_level,
    subject: found.subject,
    prior_knowledge: items
      .slice(0, MAX)
      .map((item) => `${sizeOf(item, found)} may think: ${item.text}`)
      .join('\n'),
  });

/** A form for a quiz whose wrong options are the misconceptions of the class. */
export const nextQuizPath = (
  { title }: Asked,
  { items, grade_level, subject }: ClassMisconceptions,
): string =>
  linkTo('multiple-choice-handout', {
    topic: topicOf(title),
    grade_level,
    subject,
    distractor_focus: 'Misconceptions',
    additional_instructions: [
      'Base wrong options on these misconceptions of the class:',
      ...items.slice(0, MAX).map(({ text }) => `- ${text}`),
    ].join('\n'),
  });
