import type { Prompt } from '../../../engine/port/engine.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { briefOf, housePrompt, line, sourceBlock, taskBlock } from '../prompt-parts.ts';
import type { QuizInput } from './schema.ts';

const craft = `You write one assessment.
- Exactly the numbers, types and points that are asked for; one part (section) for each type, titled for students ("Multiple choice"). Ids q1, q2 ... through the whole paper.
- multiple-choice: four options, keys A to D, exactly one correct; wrong options are plausible, of the same kind and about the same length, each with a rationale; spread the right option evenly over A to D; never "all of the above" or "none of the above".
- multiple-select: at least two correct of five. true-false: options T True and F False; no trick wording, no double negative.
- fill-in-blank: the stem has ____ for each entry of blanks. matching: four to six pairs, every right side different. ordering: items out of order, answers in the right order.
- numeric: answers holds the number alone, tolerance how far off counts; the stem gives the unit. Work the calculation out step by step in explanation, and check it.
- short-answer and open-ended: answers holds a model answer; lines says how many lines to rule.
- Test the topic, not trivia or reading tricks; each question stands alone and gives no other answer away.
- source_ref, when a source is given: the words it rests on, copied exactly.
- instructions: two or three sentences to the student.
- marking_scheme: for each short-answer or open-ended question, one row for each thing to look for, its points adding up to the question's.`;

export function quizPrompt(input: QuizInput, context: GeneratorContext, task: SectionTask): Prompt {
  const mix = input.question_mix
    .map((row) => `- ${row.count} ${row.type}, ${row.points} point(s) each`)
    .join('\n');
  const brief = [
    briefOf(input, context),
    `Kind: ${input.assessment_type}`,
    `Questions:\n${mix}`,
    `Difficulty: ${input.difficulty}`,
    line('Bloom levels to use', input.bloom.join(', ')),
    line('Depth of knowledge to use', input.dok.join(', ')),
    line('Time limit in minutes', input.time_limit),
    line('Passing percentage', input.passing_percentage),
    input.hints ? 'Give every question a hint that does not give the answer.' : 'No hints.',
    input.explanations ? 'Give every question an explanation.' : 'No explanations.',
    'Give every question its difficulty, bloom and dok, and a standard_code where a chosen standard fits.',
  ];
  return {
    system: `${housePrompt}\n\n${craft}`,
    user: [...brief, sourceBlock(input, context), taskBlock(task)].filter((text) => text !== '').join('\n\n'),
  };
}
