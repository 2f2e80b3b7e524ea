import { describe, expect, test } from 'vitest';
import { type Dialect, dialectAfter, standardDialect } from './dialect.ts';

const error = (message: string, param?: string) =>
  JSON.stringify({ error: { message, ...(param !== undefined && { param }) } });

describe('the dialect after a rejection', () => {
  test.each<[string, number, string, Partial<Dialect>]>([
    [
      'OpenAI',
      400,
      error(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        'max_tokens',
      ),
      { limit: 'max_completion_tokens' },
    ],
    [
      'an output limit that is too high',
      400,
      error('max_tokens is too large: 9000. This model supports at most 4096 completion tokens.'),
      { limit: null },
    ],
    ['Azure', 400, error("Unknown parameter: 'stream_options'.", 'stream_options'), { streamOptions: false }],
    ['DeepSeek', 400, error('This response_format type is unavailable now'), { format: 'json_object' }],
    [
      'an older DeepSeek',
      422,
      'Failed to deserialize the JSON body: response_format.type `json_schema` is unavailable now',
      { format: 'json_object' },
    ],
    [
      'llama.cpp',
      400,
      error('Failed to initialize samplers: failed to parse grammar'),
      { format: 'json_object' },
    ],
    [
      'a server that fails on a grammar',
      500,
      error('Unsupported schema for guided decoding grammar'),
      { format: 'json_object' },
    ],
    ['Gemma', 400, error('System role not supported'), { systemRole: false }],
    [
      'a model without streaming',
      400,
      error("Unsupported value: 'stream' does not support true with this model.", 'stream'),
      { streams: false, streamOptions: false },
    ],
    ['a server that does not say why', 400, '', { format: 'json_object' }],
  ])('of %s leaves out what it rejects', (_, status, text, change) => {
    expect(dialectAfter(standardDialect, { status, text })).toEqual({ ...standardDialect, ...change });
  });

  test('of LM Studio, which takes no json_object, is plain prompting', () => {
    const dialect = { ...standardDialect, format: 'json_object' as const };
    const text = JSON.stringify({ error: "'response_format.type' must be 'json_schema' or 'text'" });
    expect(dialectAfter(dialect, { status: 400, text })).toEqual({ ...dialect, format: 'text' });
  });

  test.each([401, 404, 429, 500, 503])('a status %d is not about the form of the request', (status) => {
    expect(dialectAfter(standardDialect, { status, text: error('No.') })).toBeNull();
  });

  test('ends with plain prompting', () => {
    let dialect: Dialect | null = standardDialect;
    const formats: string[] = [];
    while (dialect) {
      formats.push(dialect.format);
      dialect = dialectAfter(dialect, { status: 400, text: 'Bad request' });
    }
    expect(formats).toEqual(['json_schema', 'json_object', 'text']);
  });
});
