import type { ClosedBecause, Message, ThreadEntry } from '@/shared/api/messages';
import type { SafetyCategory } from '@/shared/api/safety';

/** Why nobody can answer, in a sentence. */
export const closedWords: Readonly<Record<ClosedBecause, string>> = {
  class_archived: 'This class is archived, so nobody can answer here.',
  teacher_left: 'The teacher no longer teaches this class, so nobody can answer here.',
  student_left: 'The student has left this class, so nobody can answer here.',
};

/** "Kemal Demir, guardian of Elif Demir" or the name alone. */
export const partyWords = ({ with: other, student }: Pick<ThreadEntry, 'with' | 'student'>): string =>
  other.role === 'guardian' ? `${other.name}, guardian of ${student.name}` : other.name;

const subjects: Readonly<Record<SafetyCategory, string>> = {
  'language-and-discrimination': 'demeaning language',
  'upsetting-and-sensitive': 'something upsetting',
  'nudity-and-sex': 'nudity or sex',
  'violence-and-crime': 'violence or crime',
  'physical-activity': 'a physical risk',
  toxic: 'harm to someone',
};

/** A note to the teacher about a message that the safety rules noticed. */
export const concernWords = ({ concern, mine }: Pick<Message, 'concern' | 'mine'>): string | null => {
  if (concern === null) return null;
  return mine
    ? `This may read as being about ${subjects[concern]}. It was sent.`
    : `This may be about ${subjects[concern]}. Read it closely, and follow your school’s safeguarding procedure if someone may be at risk.`;
};
