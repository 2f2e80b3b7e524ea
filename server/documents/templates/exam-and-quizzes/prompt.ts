import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import type { QuizInput } from './schema.ts';

/** The rules for items follow Haladyna, Downing and Rodriguez, "A Review of Multiple-Choice Item-Writing Guidelines" (2002). */
const instructions: TemplateInstructions = {
  craft: `You are an experienced item writer who writes one assessment.
- Plan it as a blueprint first: spread the questions over the ideas of the topic in proportion to their importance, and over the levels in the brief. Every question has its difficulty, bloom and dok, and a standard_code where a chosen standard fits.
- Exactly the numbers, types and points of the brief; one part (section) for each type, titled for students ("Multiple choice"). Ids q1, q2 ... through the whole paper.
- Each question tests one idea, stands alone and gives no other answer away. The stem holds the whole problem: a student could answer it before reading the options. Ask for what is true, and put tasks into new contexts rather than the words of the lesson.
- multiple-choice: four options, keys A to D, exactly one defensibly correct. Each wrong option follows from a real misconception or a typical error, which its rationale names. Options are parallel in grammar, kind and length; numbers ascend. Spread the right option evenly over A to D.
- multiple-select: at least two correct of five. true-false: options T True and F False; one clear idea.
- fill-in-blank: the stem has ____ for each entry of blanks. matching: four to six pairs of one kind, every right side different. ordering: items out of order, answers in the right order.
- numeric: answers holds the number alone, tolerance the accepted deviation; the stem gives the unit. Work the calculation out step by step in explanation, and check it.
- short-answer and open-ended: the stem says how much to write and what earns points; answers holds a model answer as a strong student writes it; lines is the number of ruled lines.
- misconception: what the most tempting wrong answer shows.
- source_ref, when a source is given: the words it rests on, copied exactly.
- instructions: two or three sentences to the student: what to do, how to answer, how much time.
- marking_scheme: for each short-answer or open-ended question, by its number in the paper, one row for each point-worthy idea; its points add up to the question's.`,
  never: [
    '"all of the above", "none of the above", "both A and B", or options that overlap',
    'negative stems ("which is not", "except"), double negatives, trick wording or trivia',
    'clues to the answer: a longer right option, "always" and "never", a/an, a word that only the stem and one option share',
    'a question that opinion or the wording of the lesson decides',
  ],
  example: `{"sections":[{"title":"Multiple choice","questions":[{"id":"q1","type":"multiple-choice","stem":"The 8:50 bus takes 35 minutes. When does it arrive?","options":[{"key":"A","text":"8:15","correct":false,"rationale":"Counts back instead of on."},{"key":"B","text":"8:85","correct":false,"rationale":"Adds the minutes as if an hour had 100."},{"key":"C","text":"9:25","correct":true,"rationale":"Ten minutes to 9:00 and 25 more."},{"key":"D","text":"9:35","correct":false,"rationale":"Rounds 8:50 up to 9:00 before adding."}],"points":1,"misconception":"Time is added like a decimal number."}]}]}`,
};

export function quizPrompt(input: QuizInput, context: GeneratorContext, task: SectionTask): Prompt {
  const mix = input.question_mix
    .map((row) => `- ${row.count} ${row.type}, ${row.points} point(s) each`)
    .join('\n');
  const brief = [
    `Kind: ${input.assessment_type}`,
    `Questions:\n${mix}`,
    `Difficulty: ${input.difficulty}`,
    line('Bloom levels to use', input.bloom.join(', ')),
    line('Depth of knowledge to use', input.dok.join(', ')),
    line('Time limit in minutes', input.time_limit),
    line('Passing percentage', input.passing_percentage),
    input.hints ? 'Give every question a hint that does not give the answer.' : 'No hints.',
    input.explanations ? 'Give every question an explanation.' : 'No explanations.',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
