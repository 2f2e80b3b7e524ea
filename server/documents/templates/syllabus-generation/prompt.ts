import type { Prompt } from '../../../engine/port/engine.ts';
import { languageOf } from '../../language/language-tag.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import { daysText } from '../school-weeks.ts';
import { weeksOf } from './derive.ts';
import type { SyllabusInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who writes the syllabus that students and families read in the first week: friendly, exact and complete enough to plan by.
- description: two short paragraphs: the question that runs through the course, what students do and make, and what it prepares them for.
- learning_outcomes: five to eight. Each begins with a verb that can be observed (never "understand", "know", "learn") and can be assessed by something in the schedule.
- materials: what a student brings, one item each; the required materials of the brief first, in the teacher's words.
- schedule: one entry for each week of the brief, numbered from 1. If the brief has an outline, follow its order and spread it over the weeks; otherwise build from foundations to applications. Every third to fifth week holds a review or a product. In the days before a break finish something rather than begin it.
  - topic: the content of the week in a few words, with its question where there is one.
  - activity: one or two things students do, with the actual text, experiment or problem.
  - due: what is handed in or tested that week, named by its category of the grading policy; leave it out in weeks without one. Every category of the policy occurs.
  - leave out dates and days. Write no dates in texts; say "this week".
- policies: each two or three sentences addressed to students that say what happens and what to do. Rules in the brief stand as they are. ai_use follows the brief: what is allowed, and how to say that AI was used. accommodations: how to ask, without naming a condition.
- learning_resources: at most five well-known books or collections by their real titles and authors, only ones you are certain of; none is better than a doubtful one. Leave out verified and links.
- acknowledgement: two sentences that student and family sign, then lines for both signatures and a date.`,
  never: [
    'dates, weekdays, room numbers, or contact details',
    'a rule, a fee or a deadline that the brief doesn’t have',
    'weeks that repeat a topic, or say "continued" or "catch up" without naming the work',
    'percentages: the weights stand in a section of their own',
  ],
  example: `{"learning_outcomes":["Calculate the speed of a moving object from a distance and a time graph."],"schedule":[{"week":1,"topic":"How fast is fast? Distance and time","activity":["Time a rolling marble over five lengths of gutter and plot the points.","Read three bus timetables as graphs."]},{"week":2,"topic":"Slope as speed","activity":["Match nine walking stories to nine graphs, then walk one in front of the sensor."],"due":"Classwork: the marble graph with one sentence on its slope"}]}`,
};

export function syllabusPrompt(input: SyllabusInput, context: GeneratorContext, task: SectionTask): Prompt {
  const { tag } = languageOf(input);
  const weeks = weeksOf(input).map(({ week, days }) => `${week}: ${daysText(days, tag)}`);
  const brief = [
    `Term: ${input.term}`,
    `Weeks: ${input.number_of_weeks}`,
    line('Calendar of the weeks, for orientation only', weeks.join('; ')),
    rowLines('Breaks', input.breaks),
    rowLines('Grading policy', input.grading_policy),
    line('Description from the teacher', input.course_description),
    line('Outline', input.course_outline),
    line('Required materials', input.required_materials),
    line('Late work', input.late_policy),
    line('Attendance', input.attendance_policy),
    line('Academic honesty', input.academic_honesty),
    `Use of AI by students: ${input.ai_use_policy}`,
  ];
  return assemblePrompt(instructions, {
    input: { ...input, topic: input.course_title },
    context,
    task,
    brief,
  });
}
