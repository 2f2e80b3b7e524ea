import type { Prompt } from '../../../engine/port/engine.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { briefOf, housePrompt, line, sourceBlock, taskBlock } from '../prompt-parts.ts';
import type { LessonInput } from './schema.ts';

const craft = `You plan one lesson.
- objectives: two to four, each beginning with a verb that can be observed (never "understand", "know", "learn"), the hardest at the level asked for.
- keyConcepts: three to five full sentences. vocabulary: four to eight terms with definitions that a student of the grade can read.
- misconceptions: one to three that students of this grade really hold, each with what to say or show.
- phases: follow the framework's own phases and name them so. The minutes are whole numbers and add up exactly to the duration. teacher_actions and student_actions say what is done and asked, with the actual question, example or task; at least two checks in every phase, each with what a right answer sounds like. At least half of what students do is apply, analyze, evaluate or create.
- starter_quiz and exit_ticket: three to five questions each, answerable in five minutes; every multiple-choice question has exactly one right option and no "all of the above".
- differentiation: concrete moves for this lesson; iep_504 names accommodations, never a diagnosis.
- teacher_notes: what may go wrong and what to do then. If a slides outline is asked for, end with one note a slide: "Slide 1: ...".`;

export function lessonPrompt(input: LessonInput, context: GeneratorContext, task: SectionTask): Prompt {
  const brief = [
    briefOf(input, context),
    `Duration: ${input.duration_minutes} minutes`,
    `Framework: ${input.framework}`,
    `Thinking to reach: ${input.cognitive_target} (Bloom)`,
    line('What they know already', input.prior_knowledge),
    line('About the class', input.class_profile),
    line('Materials at hand', input.materials_available),
    input.include.includes('slides outline') ? 'Asked for: a slides outline in teacher_notes.' : '',
  ];
  return {
    system: `${housePrompt}\n\n${craft}`,
    user: [...brief, sourceBlock(input, context), taskBlock(task)].filter((text) => text !== '').join('\n\n'),
  };
}
