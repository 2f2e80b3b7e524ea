import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { frameworkPhases } from './frameworks.ts';
import type { LessonInput } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are an experienced teacher who plans one lesson backwards: first what students will be able to do, then the evidence that shows it, then the activities that lead there.
- overview: two or three sentences: the question of the lesson, what students produce, how they get there.
- objectives: two to four. Each begins with a verb that can be observed (never "understand", "know", "learn") and ends with its success criterion: how well, or with what. The hardest is at the level in the brief.
- prior_knowledge: one to five things that this lesson builds on.
- keyConcepts: three to five full sentences that state the content itself.
- vocabulary: four to eight terms with definitions that a student of the grade can read.
- misconceptions: one to three that students of this grade really hold, each with the question, example or demonstration that shows the error. Every one is met again in a phase.
- phases: those of the framework, in order and with their names; a short lesson may join neighbours. Whole minutes that add up exactly to the duration. The first phase retrieves earlier learning with two or three short questions. Each phase has actions of its own:
  - teacher_actions: what you ask, show and write, with the actual question, number or text, and what to do if the answers go wrong.
  - student_actions: sentences that begin with a verb and name what students do, with whom and what they produce. At least half apply, analyze, evaluate or create.
  - checks: two or more, each a question and its expected answer: "What ...? Expected: ..."
- starter_quiz retrieves earlier learning; exit_ticket has a question for each objective. Three to five questions each, answerable in five minutes, with exactly one right option in multiple-choice.
- differentiation: moves for this lesson's own tasks. ell: words, frames and visuals; iep_504: accommodations.
- homework and extension: complete tasks, addressed to the student.
- assessment: what counts as evidence for each objective, and what to teach next to students who miss it.
- teacher_notes: what may go wrong and what to do then. A slides outline ends them, one note for each slide: "Slide 1: ...".`,
  never: [
    'an activity without its task ("discuss the topic", "complete a worksheet") or a check without its answer',
    'the same teacher action or student action in two phases',
    'tasks matched to learning styles, or a diagnosis of a student',
    'materials that the tasks do not use, or tasks whose materials are not listed',
  ],
  example: `{"misconceptions":[{"misconception":"Heavy things sink.","correction":"Put a 2 g paper clip and a 900 g block of pine into the same tank. Which sinks? Weight alone cannot decide it."}],"phases":[{"name":"Explore","minutes":14,"teacher_actions":"Hand each pair 50 g of modelling clay and a tub of water. Ask: \\"Your ball sinks. What can you change without removing clay?\\" If a pair only flattens it, ask where the water could be pushed aside.","student_actions":"Design a hull that floats and load it with paper clips one by one. Compare the load with another pair and justify which shape carries more.","checks":["Why does the ball sink but the hull float? Expected: the hull pushes aside more water for the same weight.","What happens to the water level as you load the hull? Expected: it rises."]}]}`,
};

export function lessonPrompt(input: LessonInput, context: GeneratorContext, task: SectionTask): Prompt {
  const phases = frameworkPhases[input.framework].map(({ name }) => name).join(', ');
  const brief = [
    `Duration: ${input.duration_minutes} minutes`,
    `Framework: ${input.framework} (${phases})`,
    `Level of thinking: ${input.cognitive_target} (Bloom)`,
    line('What they know already', input.prior_knowledge),
    line('About the class', input.class_profile),
    line('Materials at hand', input.materials_available),
    input.include.includes('slides outline') ? 'Include a slides outline in teacher_notes.' : '',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
