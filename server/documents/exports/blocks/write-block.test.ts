import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toMarkdown } from '../markdown.ts';
import { blockSamples } from './testing.ts';
import { writeBlock } from './write-block.ts';
import { exportBlock, documentFormats } from '../testing.ts';

/**
 * Without white space, which a PDF spaces differently where a line ends, and without full stops, which stand after a label
 * only where its value follows on the line.
 */
const bare = (text: string) => text.replaceAll(/[\s.]/g, '');

/** Expects the words after the heading "Part". */
function expectInOrder(text: string, words: readonly string[]) {
  const shown = bare(text);
  let at = shown.indexOf('Part') + 'Part'.length;
  for (const word of words.map(bare)) {
    const found = shown.indexOf(word, at);
    expect(found, `${word} in ${shown.slice(at)}`).toBeGreaterThanOrEqual(at);
    at = found + word.length;
  }
}

describe.each(documentFormats)('a %s file', (format) => {
  it.each(blockSamples)('shows %s in order, with the labels of the contract', async (kind, value, words) => {
    expect.hasAssertions();
    expectInOrder(await exportBlock(kind, value, format, 'teacher'), words);
  });

  it('shows a value that does not fit its kind as plain text', async () => {
    expect(await exportBlock('goals', 'Read more.', format, 'teacher')).toContain('Read more.');
  });
});

it('shows what late work loses, and what that leaves', async () => {
  expect.hasAssertions();
  const paper = { submission_id: 'Mira', given_score: 7.5, max: 10, penalty: 2.1 };
  const value = [{ ...paper, questions: [], feedback: '', flags: [] }];
  expectInOrder(await exportBlock('submissions', value, 'markdown', 'student'), [
    'Score given by the teacher. 7.5 / 10',
    'Late penalty. 2.1, which leaves 5.4 / 10',
  ]);
});

it.each([
  ['markdown', ['Opening (5 minutes)', 'You. Ask.', 'Students. Answer.', 'Check', 'Why?']],
  ['docx', ['Phase', 'Minutes', 'You', 'Students', 'Check', 'Opening', '5', 'Ask.', 'Answer.', 'Why?']],
  ['pdf', ['Opening', '5 min', '0 to 5', 'You Ask.', 'Students Answer.', 'Why?']],
] as const)('shows the phases of a lesson in a %s file', async (format, words) => {
  expect.hasAssertions();
  const [, value] = blockSamples.find(([kind]) => kind === 'timeline') ?? [];
  expectInOrder(await exportBlock('timeline', value, format, 'teacher'), words);
});

it('labels the parts of entries as their template does, and leaves out their ids', () => {
  const entry = z.object({
    id: z.string(),
    heading: z.string().meta({ title: 'Section' }),
    minutes: z.number().meta({ title: 'Minutes' }),
    script: z.string().meta({ title: 'Say' }),
    slide_text: z.array(z.string()).meta({ title: 'On the slide' }),
    ask: z.object({ question: z.string().meta({ title: 'Question' }) }).meta({ title: 'Ask' }),
  });
  const value = [
    {
      id: 's1',
      heading: 'Rain',
      minutes: 4,
      script: 'He waited.\n\nIt rained.',
      slide_text: ['5 pounds'],
      ask: { question: 'Why?' },
    },
  ];
  const pieces = writeBlock('entries', { value, schema: z.array(entry), copy: 'teacher' });
  expect(toMarkdown(pieces)).toBe(
    '### Rain\n\n*Minutes: 4*\n\n**Say.** He waited.\n\nIt rained.\n\n**On the slide**\n\n- 5 pounds\n\n**Ask.** Why?\n',
  );
});

it('writes a quantity on one line, and a numbered task without a label', () => {
  const entry = z.object({
    number: z.number().meta({ title: 'Problem' }),
    task: z.string().meta({ title: 'Task' }),
    answer: z
      .object({ value: z.number().meta({ title: 'Value' }), unit: z.string().meta({ title: 'Unit' }) })
      .meta({ title: 'Answer' }),
  });
  const value = [{ number: 1, task: 'How many eggs?', answer: { value: 12, unit: 'eggs' } }];
  const pieces = writeBlock('entries', { value, schema: z.array(entry), copy: 'teacher' });
  expect(toMarkdown(pieces)).toBe('### Problem 1\n\nHow many eggs?\n\n**Answer.** 12 eggs\n');
});
