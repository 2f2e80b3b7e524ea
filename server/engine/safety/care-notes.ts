import type { Safety, SafetyCategory } from '../../generated/schemas/index.ts';
import { isWorse } from './severity.ts';

/** For any subject that can touch students or their families. */
const personal = [
  'No role play, diary, letter or simulation in which students are victims, perpetrators or bystanders.',
  'Do not ask students for personal stories, feelings or experiences of the subject, aloud or in writing.',
  'No homework that sends students looking for cases, pictures or videos of it.',
  'Facts and respectful words; no graphic detail, no method, nothing that blames victims.',
] as const;

const byCategory: Readonly<Record<SafetyCategory, readonly string[]>> = {
  'language-and-discrimination': [
    'Quote demeaning words only where the lesson needs them, and say why they harm.',
  ],
  'upsetting-and-sensitive': [
    'Tell the teacher how a student who is affected can step out, and whom they can talk to.',
  ],
  'nudity-and-sex': ['Use the words of biology and of the curriculum, at the level of the grade.'],
  'violence-and-crime': ['Centre causes, consequences and the people who resisted or helped.'],
  'physical-activity': [
    'Give the teacher a risk assessment: supervision, equipment, and what to do if something goes wrong.',
  ],
  toxic: [],
};

/** What the system prompt says about a subject that needs care; empty for others. */
export function careNotes({ severity, categories }: Safety): string {
  const onlyPhysical = categories.every((category) => category === 'physical-activity');
  const notes = [
    ...(onlyPhysical ? [] : personal),
    ...categories.flatMap((category) => byCategory[category]),
  ];
  if (notes.length === 0) return '';
  const caution = isWorse(severity, 'enhanced-scrutiny')
    ? ['Begin the notes for the teacher with this: check the school’s safeguarding policy before the lesson.']
    : [];
  return `This subject needs care:\n${[...notes, ...caution].map((note) => `- ${note}`).join('\n')}`;
}
