import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line, rowLines } from '../prompt-parts.ts';
import { type CourseInput, type DesignModel, MAX_UNITS } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced curriculum designer who plans a course that one teacher can teach from: backward from what students can do at the end, without an activity that leads nowhere.
- overview: two short paragraphs: the question that runs through the course and how one unit prepares the next; then what students make at the end.
- course_goals: four to seven. Each begins with a verb that can be observed (never "understand", "know", "learn") and is reached by at least one unit.
- essential_questions: three to five that experts still argue about and that several units return to; none that one fact answers.
- enduring_understandings: three to five full sentences that students would defend years later, not topics.
- units: in teaching order, each two to five weeks; the weeks of all units add up to the weeks of the brief. Plan fewer, longer units rather than many short ones.
  - title: a question or a claim, with the content in it.
  - standards: codes of the brief only, each code of the brief in at least one unit; leave it out if the brief has none.
  - objectives: two to four. Each begins with a verb that can be observed and is narrower than a course goal.
  - keyConcepts: two or three sentences that a student could say.
  - lessons: the lessons that carry the unit, about one per week, never more than the sessions of the unit. objective copies one objective of the unit word for word; every objective of the unit has a lesson. activity says what students do with which text, object, data set or problem; most activities ask students to compare, test, design, argue or judge. check is one thing the teacher sees or collects.
  - formative: one or two checks along the way with what to do when they fail.
  - summative: one task with its product and its audience that shows all objectives of the unit.
- assessment_plan: one row per category of the brief, in its order, with its weight; evidence names the products of the units that count there.`,
  never: [
    'dates or weekdays: code adds them',
    'a lesson called introduction, review or catch-up without naming the work',
    'two units with the same final task',
    'percentages in a text: weights stand in their own column',
  ],
  example: `{"units":[{"number":1,"title":"Who gets to name a place? Maps as arguments","weeks":3,"objectives":["Compare two maps of one place and infer what each mapmaker wanted.","Design a map that argues for a claim."],"keyConcepts":["Every map leaves something out on purpose."],"lessons":[{"title":"Two maps of one harbour","objective":"Compare two maps of one place and infer what each mapmaker wanted.","activity":"Mark on an 1850 survey and a fishers’ sketch what only one of them shows, then argue who paid for each.","check":"One inference with the detail that supports it"},{"title":"A map with a point","objective":"Design a map that argues for a claim.","activity":"Choose a claim about the school yard, decide what to leave out and draw the map.","check":"Two things left out, with the reason"}],"formative":["Sort six map features into facts and choices; regroup those who sort by looks."],"summative":"A map for the town council that argues for one change, with a note on what it leaves out."}]}`,
};

const models: Readonly<Record<DesignModel, string>> = {
  UbD: 'backward design: final tasks first, then the lessons that they need',
  Thematic: 'thematic: one theme per unit, seen from several sides',
  'Project-based': 'project-based: each unit is one project with a public product; lessons serve it',
  Spiral: 'spiral: central ideas return in later units, each time deeper',
};

export function coursePrompt(input: CourseInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    `Weeks: ${input.duration_weeks}, ${input.sessions_per_week} sessions a week of ${input.session_minutes} minutes`,
    `Units: ${unitCount(input)}`,
    `Design: ${models[input.design_model]}`,
    rowLines('Assessment', input.assessment_mix),
    line('Students already know', input.prerequisites),
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}

/** About three and a half weeks per unit. */
export function unitCount({ duration_weeks: weeks }: Pick<CourseInput, 'duration_weeks'>): number {
  return Math.max(1, Math.min(MAX_UNITS, Math.round(weeks / 3.5)));
}
