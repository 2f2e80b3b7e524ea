import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import { countsOf, deriveTranscript } from './derive.ts';
import type { TranscriptInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced registrar who adds one short paragraph to a student's academic record. The record itself, the credits and every average are computed by a program and stand in the brief; you only describe them.
- narrative_summary: one paragraph of 60 to 130 words, for admissions officers and families who read hundreds of them.
- Begin with what the record covers: years, credits earned and, if given, credits required. Then what stands out: a subject with steady or rising grades, the number and kind of Honors, AP, IB or Dual courses, a change between terms. Name the courses and their grades.
- Copy every number from the brief exactly; don't compute, round or compare numbers yourself. A change is stated as two numbers of the brief ("from 2.850 in Fall 2023 to 3.600 in Spring 2026").
- Describe; do not judge character, effort or potential. A weak term is named as plainly as a strong one, without a cause.
- Use the student's name once or twice and the pronouns exactly as the brief gives them; with "name only", use the name and no pronoun.`,
  never: [
    'a number, rank, award, activity, test or course that is not in the brief',
    'a reason for a grade, a prediction, a recommendation or praise ("outstanding", "bright future")',
    'health, disability, discipline, family or anything else that is not part of an academic record',
    'arithmetic of your own, or a percentage or average that the brief does not give',
  ],
  example: `{"narrative_summary":"Over three years Ilse Brandt earned 17.5 of the 24 credits that the diploma requires, with a GPA of 3.214, weighted 3.402. Mathematics runs from Algebra I (B-) to Honors Precalculus (A-), and she took four Honors courses and AP World History (B+). The term average was 2.900 in Fall 2023 and 3.550 in Spring 2026. Chemistry in Fall 2024 ended with a D, Physics a year later with a B."}`,
};

export function transcriptPrompt(
  input: TranscriptInput,
  context: GeneratorContext,
  task: SectionTask,
): Prompt {
  const computed = ['academic_record', 'gpa', 'credits']
    .map((key) => `${key}: ${JSON.stringify(deriveTranscript(key, input))}`)
    .join('\n');
  const counts = Object.entries(countsOf(input)).map(
    ([name, count]) => `${name.replaceAll('_', ' ')} ${count}`,
  );
  const brief = [
    line('Student', input.student_id),
    `Pronouns: ${input.pronouns}`,
    `Computed by the program:\n${computed}\ncounts: ${counts.join(', ')}`,
    input.include.includes('test scores') ? rowLines('Test scores', input.test_scores) : '',
    input.include.includes('activities') ? line('Activities', input.activities) : '',
  ];
  const grade_level = input.grade_level || 'Grade 12';
  return assemblePrompt(instructions, {
    input: { ...unasked, ...input, grade_level },
    context,
    task,
    brief,
  });
}
