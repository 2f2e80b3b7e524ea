import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';

function read(chunks: readonly string[]) {
  let text = '';
  const answer = new AnswerText((more) => {
    text += more;
  });
  for (const chunk of chunks) answer.feed(chunk);
  return { text, prose: answer.prose, hasReasoned: answer.hasReasoned };
}

const document = '{"overview":"Use <think> tags {sparingly}."}';

describe('the text of an answer', () => {
  test.each([
    ['no reasoning', ''],
    ['prose', 'Of course! Here is the plan:\n'],
    ['a code fence', '```json\n'],
    ['reasoning with a draft', '<think>Maybe {"overview":"Draft"}?</think>\n\n'],
    ['reasoning in capitals', '<THINK>{"a":1}</think>'],
    ['two blocks of reasoning', '<think>One {</think> So: <thinking>two }{</thinking>'],
    ['the reasoning of Mistral', '[THINK]{"overview":1}[/THINK]'],
    [
      'the reasoning of gpt-oss',
      '<|channel|>analysis<|message|>{"a":1}<|end|><|start|>assistant<|channel|>final<|message|>',
    ],
  ])('begins after %s, however it is split', (_, before) => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (lengths) => {
        const source = `${before}${document}`;
        const chunks: string[] = [];
        for (let at = 0, turn = 0; at < source.length; turn++) {
          const length = lengths[turn % lengths.length] ?? 1;
          chunks.push(source.slice(at, at + length));
          at += length;
        }
        expect(read(chunks).text).toBe(document);
      }),
    );
  });

  test('is empty while the model reasons', () => {
    expect(read(['<think>{"overview":', '"Draft"}'])).toMatchObject({ text: '', hasReasoned: true });
  });

  test('is empty for an answer in prose, whose beginning is known', () => {
    expect(read(['I’m sorry, ', 'I can’t help with that.'])).toEqual({
      text: '',
      prose: 'I’m sorry, I can’t help with that.',
      hasReasoned: false,
    });
  });
});
