import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { maskedEngine } from '../../../engine/masking/masked-engine.ts';
import { acceptsEverything, type Engine } from '../../../engine/port/engine.ts';
import { asData } from '../../../engine/safety/user-data.ts';
import { studentsIn } from '../../templates/students-in.ts';

const student = () => z.string().meta({ title: 'Student', widget: 'student' });
const form = z.object({
  student_name: student(),
  pairs: z
    .array(z.object({ partner: student().default(''), note: z.string() }))
    .default([])
    .meta({ title: 'Pairs', widget: 'rows' }),
  notes: z.string(),
});

// Everyday words, well-known people and codes among them: the field alone shows that they are students.
const given = fc.constantFrom('Zebulon', 'Will', 'Rose', 'Ana Lucía', 'Łucja', 'Newton', 'Paris', 'Thị');
const family = fc.constantFrom('Okonjo', 'King', 'García-Zúñiga', "O'Sharkey", 'March', 'Nowak', '');
const name = fc.tuple(given, family).map((parts) => parts.join(' ').trim());
const subject = fc.oneof(name, fc.constantFrom('will', 'J.M.', 'S-1042', '10427'));

const sentences = [
  '% reads aloud every day.',
  'Ask % first, then compare.',
  'Today %’s draft was late.',
  '(%) – 3 of 4 correct',
];

/** Each part of a name, or the whole of a code, in sentences that say nothing about who it is. */
const mentionsOf = (value: string) =>
  (/\d|\./.test(value) || value === 'will' ? [value] : [value, ...value.split(' ')])
    .filter((part) => part !== 'will')
    .map((part, index) => (sentences[index % sentences.length] ?? '').replace('%', part))
    .join(' ');

const wholeWord = (part: string) =>
  new RegExp(`(?<![\\p{L}\\d])${part.replaceAll('.', String.raw`\.`)}(?![\\p{L}\\d])`, 'u');

const scenario = fc.record({
  student_name: subject,
  partner: subject,
  cut: fc.integer({ min: 1, max: 9 }),
});

function echo(cut: number): Engine & { prompts: string[] } {
  const prompts: string[] = [];
  return {
    name: 'echo',
    kind: 'model',
    prompts,
    ...acceptsEverything,
    async write({ prompt: { user } }, listener) {
      prompts.push(user);
      const text = JSON.stringify(user);
      for (let at = 0; at < text.length; at += cut) listener.text(text.slice(at, at + cut));
    },
  };
}

test('a student’s field is a placeholder wherever the prompt has it, and comes back in the stream', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ student_name, partner, cut }) => {
      const input = form.parse({
        student_name,
        pairs: [{ partner, note: mentionsOf(student_name) }],
        notes: mentionsOf(partner),
      });
      const students = studentsIn(form, input);
      expect(students).toEqual([student_name, partner]);
      const user = [
        `Student: ${asData(student_name)}`,
        `Partner: ${asData(partner)}`,
        asData(input.notes),
        asData(input.pairs[0]?.note ?? ''),
      ].join('\n');
      const engine = echo(cut);
      let text = '';
      await maskedEngine(engine, async () => []).write(
        {
          templateType: 'any',
          form: input,
          students,
          sources: [],
          standards: [],
          sections: [],
          written: {},
          prompt: { system: 'Will you write? Paris is a city.', user },
          resultSchema: {},
          maxOutputTokens: 100,
        },
        { text: (chunk) => void (text += chunk), usage: () => {}, alive: () => {} },
        new AbortController().signal,
      );
      expect(JSON.parse(text)).toBe(user);
      const sent = engine.prompts.join('\n');
      for (const value of students) {
        for (const part of value === 'will' ? ['>will<'] : value.split(' ')) {
          expect(sent).not.toMatch(wholeWord(part));
        }
      }
    }),
    { numRuns: 500 },
  );
});
