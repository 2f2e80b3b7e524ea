import type { Prompt } from '../../../engine/port/engine.ts';
import { assemblePrompt, type TemplateInstructions } from '../assemble-prompt.ts';
import type { GeneratorContext, SectionTask } from '../generator.ts';
import { line } from '../prompt-parts.ts';
import { type MathsInput, stepRanges } from './schema.ts';

const instructions: TemplateInstructions = {
  craft: `You are a mathematics teacher who writes word problems for one skill.
- Choose the expression first, then tell the situation that it solves. The numbers and the result make sense in it: people, buses and eggs are whole, prices have two decimals at most, a dog doesn't weigh 300 kg.
- Vary the structure, not only the names: result unknown, change unknown, start unknown, comparison, equal groups, sharing. No two problems share a situation and a structure.
- problem: two to four short sentences that end with one question, solvable from the text alone. The words don't give the operation away ("altogether" may also need a subtraction).
- given: the facts that are needed, with units. unknown: what is asked, in words.
- expression: the whole calculation with numbers, + − × ÷ ^ and brackets only; 20% of 45 is 45 × 20 ÷ 100, a fraction is 3/4. One calculation per step of the brief.
- answer: value is the number that the expression gives, unit the word or sign that the problem uses ("apples", "feet", "$"). Where things come whole, the question decides: how many buses are needed rounds up, how many full boxes rounds down, how many are left over is the remainder. If a measure is rounded, the problem says so.
- steps: one sentence with its calculation for each step, the last one with the answer and its unit.
- hint: the idea to start with, never a number of the solution. visual_model: what to draw, with its labels. Leave out check.`,
  never: [
    'an expression with letters, words, units or an equals sign',
    'a number that the expression needs and the problem does not give',
    'stereotypes about who shops, builds, cooks or counts money',
  ],
  example: `{"problems":[{"number":1,"problem":"A library cart holds 4 shelves with 18 books each. Staff have put 25 books on it so far. How many books still fit?","given":["4 shelves","18 books on each","25 books on the cart"],"unknown":"the books that still fit","expression":"4 × 18 − 25","answer":{"value":47,"unit":"books"},"steps":["The cart holds 4 × 18 = 72 books.","72 − 25 = 47 books still fit."],"hint":"How many books does a full cart hold?"}]}`,
};

export function mathsPrompt(input: MathsInput, context: GeneratorContext, task: SectionTask): Prompt {
  const { min, max, decimals, fractions, negatives } = input.number_range;
  const [least, most] = stepRanges[input.steps];
  const without = [
    decimals === 'No' && 'decimals',
    fractions === 'No' && 'fractions',
    negatives === 'No' && 'negative numbers',
  ].filter(Boolean);
  const brief = [
    `Problems: ${input.number_of_problems}`,
    `Calculations in each: ${least === most ? least : `${least} or more`}`,
    `Numbers: from ${min} to ${max}${without.length > 0 ? `, no ${without.join(', no ')}` : ''}`,
    `Difficulty: ${input.difficulty}`,
    `Units: ${input.units === 'US' ? 'US customary' : 'metric'}`,
    line('Settings to use', input.interests.join(', ')),
    line('Drawings to describe', input.visual_models.filter((model) => model !== 'none').join(', ')),
    input.hints ? 'Give every problem a hint.' : 'No hints.',
    input.worked_solutions ? 'Show every step.' : 'steps stays empty.',
    input.extra_information
      ? 'Add one fact to each problem that is not needed.'
      : 'Only facts that are needed.',
  ];
  return assemblePrompt(instructions, { input, context, task, brief });
}
