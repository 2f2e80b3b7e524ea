import { expect, it } from 'vitest';
import { z } from 'zod';
import { generators } from '../../../generated/generators.ts';
import type { Generator } from '../../templates/generator.ts';
import { promptVersionOf } from './prompt-version.ts';

/** The template with another wording in its prompts. */
function reworded(generator: Generator, from: RegExp, to: string): Generator {
  return {
    ...generator,
    prompt(...request) {
      const { system, user } = generator.prompt(...request);
      return { system: system.replace(from, to), user: user.replace(from, to) };
    },
  };
}

it.each(generators)('$templateType has a version of its own', (generator) => {
  const version = promptVersionOf(generator);
  expect(version).toMatch(/^[\da-f]{8}$/);
  expect(promptVersionOf({ ...generator })).toBe(version);
  const others = generators.filter((other) => other !== generator);
  expect(others.map((other) => promptVersionOf(other))).not.toContain(version);
});

it.each([
  ['an instruction', /Write every value in the chosen language/],
  ['the guidance of one band', /Real objects first/],
  ['the guidance of one subject family', /Warm up voice/],
  ['the label of an optional field', /Supports that the class uses/, 'supports'],
  ['the rule for a request without standards', /name none/],
  ['the rule for a source', /Prefer the source|Use nothing but the source/],
  ['a kind of rewrite', /Make it easier/],
])('changes with %s', (_, wording, field = 'language') => {
  for (const generator of generators.filter(({ input }) => field in input.shape)) {
    expect(promptVersionOf(reworded(generator, wording, 'Other words'))).not.toBe(promptVersionOf(generator));
  }
});

it.each(generators)('of $templateType changes with the schema that the model reads', (generator) => {
  const numbers = Object.keys(generator.result.shape).map((key) => [key, z.number()] as const);
  const result = generator.result.extend(Object.fromEntries(numbers));
  expect(promptVersionOf({ ...generator, result })).not.toBe(promptVersionOf(generator));
});
