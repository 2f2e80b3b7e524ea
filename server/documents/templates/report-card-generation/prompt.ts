import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import { unasked } from '../fields/common.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { type ReportInput, studentOf, subjectsOf } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who writes one student's report card for the family. You know only what the brief says; a comment without evidence stays short.
- Use the student's name and pronouns exactly as the brief gives them; with "name only", use the name and no pronoun. Begin no two comments with the same words.
- rows: one per subject of the brief, in its order and by its exact name. comment: what the student can do now, shown by one thing from the brief, then the one next step in this subject. Write about the work, not the grade; leave earned_grade, effort and attendance out.
- overall_comment: two to five sentences. First the strength that matters most, with the moment or the piece of work that showed it; then the most useful thing to work on, as something the student will do; then what the school does about it. It names the student.
- strengths and areas_for_growth: from the brief only, each as one sentence with a verb that can be seen ("checks an answer by estimating"), worded differently from the comments.
- next_steps: school: what happens in class. home: one thing that takes ten minutes, needs nothing to buy, and does not need the family to know the subject.
- Stay under the character limit of the brief, spaces included, in each comment. A limit is no target.
- A concern is as plain as a strength: what happens, how often if the brief says so, what helps. No blame and no guess at the cause.
- Tone: Warm speaks to the family with the student at the centre; Professional is neutral and exact; Direct leads with what to do. All are polite.`,
  never: [
    'a grade, score, date, incident or habit that the brief does not give',
    'sentences that fit any student ("is a pleasure to have in class", "keep up the good work", "works hard")',
    'labels for character or ability (lazy, bright, weak, gifted), health, diagnoses, family matters or other students',
    'a comparison with the class, or a prediction',
  ],
  example: `{"rows":[{"subject":"Geography","comment":"Ilse reads a climate chart and explains in writing why Lima is dry although it lies by the sea. Next she labels both axes before she reads a value."}],"overall_comment":"Ilse asks the question that the others have in mind, as in the river project, where she wanted to know who owns the water. She now writes her first idea down before she talks, so that it is not lost. In class she gets two minutes for that."}`,
};

export function reportPrompt(input: ReportInput, context: GeneratorContext, task: SectionTask): Prompt {
  const student = studentOf(input);
  const subjects = subjectsOf(input).map(({ subject, earned_grade, effort, attendance }) =>
    [`- ${subject}`, line('grade', earned_grade), line('effort', effort), line('attendance', attendance)]
      .filter((text) => text !== '')
      .join('; '),
  );
  const brief = [
    line('Student', student?.student_name),
    line('Pronouns', student?.pronouns),
    line('Term', input.term),
    line('Strengths', student?.strengths),
    line('Areas for growth', student?.areas_for_growth),
    line('Examples', student?.examples),
    line('Work habits', student?.work_habits.join('; ')),
    subjects.length === 0 ? '' : `Subjects:\n${subjects.join('\n')}`,
    `Tone: ${input.tone}`,
    `Most characters per comment: ${input.max_characters}`,
  ];
  return assemblePrompt(instructions, {
    input: { ...unasked, ...input },
    context,
    task,
    brief,
  });
}
