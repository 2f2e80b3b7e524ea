import type { ServerResponse } from 'node:http';
import { breaksOff, type KnownFault } from './model-faults.ts';
import { draftOf, spell, wrap } from './model-answer.ts';
import type { Personality } from './personalities/personality.ts';

export interface Answer {
  model: string;
  personality: Personality;
  document: string;
  wrong: KnownFault | undefined;
  /** The billed usage: the prompt, and each token sent. */
  tokens: { input: number; output: number };
  maxTokens: number;
  /** Whether the request asked for the usage. */
  reportsUsage: boolean;
  /** Resolves when the next token is due. */
  pace: (index: number) => Promise<unknown>;
}

const CHARACTERS_IN_TOKEN = 4;

const tokensOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / CHARACTERS_IN_TOKEN) }, (_, index) =>
    text.slice(index * CHARACTERS_IN_TOKEN, (index + 1) * CHARACTERS_IN_TOKEN),
  );

const MIDDLE_REFUSAL = '\n\nI’m sorry, but I can’t continue with this topic.';

/** The tokens to send, and how the answer ends. */
function cutAnswer({ personality, document, wrong, maxTokens }: Answer): {
  tokens: string[];
  finish: string;
} {
  const whole = wrong?.kind === 'refusal' ? [] : tokensOf(wrap(spell(document, personality), personality));
  const length = wrong && breaksOff(wrong) ? Math.floor(whole.length * wrong.after) : whole.length;
  const rest = Math.max(0, maxTokens - (personality.reasoningTokens ?? 0));
  if (length > rest) return { tokens: whole.slice(0, rest), finish: 'length' };
  const endings: Record<string, string> = { 'too-long': 'length', filtered: 'content_filter' };
  const refusal = wrong?.kind === 'refusal-in-the-middle' ? tokensOf(MIDDLE_REFUSAL) : [];
  return { tokens: [...whole.slice(0, length), ...refusal], finish: endings[String(wrong?.kind)] ?? 'stop' };
}

/** Streams an answer in OpenAI's format. */
export async function streamCompletion(response: ServerResponse, answer: Answer): Promise<void> {
  const { personality, wrong, tokens: billed } = answer;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (chunk: object) =>
    response.write(`data: ${JSON.stringify({ model: answer.model, ...chunk })}\n\n`);
  const delta = (content: object, finish: string | null = null) =>
    send({ choices: [{ index: 0, delta: content, finish_reason: finish }] });
  if (personality.comment !== undefined) response.write(`: ${personality.comment}\n\n`);
  if (personality.firstChunk) send(personality.firstChunk);
  const field = personality.reasoning;
  if (field !== undefined && field !== 'think tags') {
    for (const token of tokensOf(draftOf(answer.document)).slice(0, 20))
      delta({ content: '', [field]: token });
  }
  if (wrong?.kind === 'refusal') delta({ refusal: 'I cannot help with that.' });
  const { tokens, finish } = cutAnswer(answer);
  const contentOf = (token: string | undefined) =>
    personality.wrapping === 'a tool call'
      ? { tool_calls: [{ index: 0, function: { name: 'write', arguments: token } }] }
      : { content: token };
  for (const [index, token] of tokens.entries()) {
    if (response.destroyed) return;
    delta(contentOf(token));
    billed.output += 1;
    await answer.pace(index + 1);
  }
  if (wrong?.kind === 'stall') return;
  if (wrong?.kind === 'cut') return void response.socket?.destroySoon();
  if (wrong?.kind === 'error-in-stream') {
    send({ error: { code: 502, message: 'Overloaded' } });
    return void response.end();
  }
  delta({}, personality.wrapping === 'a tool call' && finish === 'stop' ? 'tool_calls' : finish);
  if (answer.reportsUsage)
    send({ choices: [], usage: { prompt_tokens: billed.input, completion_tokens: billed.output } });
  response.end('data: [DONE]\n\n');
}

/** Answers with the whole completion at once. */
export function sendCompletion(response: ServerResponse, answer: Answer): void {
  const { tokens, finish } = cutAnswer(answer);
  answer.tokens.output = tokens.length;
  const message = { role: 'assistant', content: tokens.join('') };
  const usage = { prompt_tokens: answer.tokens.input, completion_tokens: tokens.length };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: finish }], usage }));
}

/** Streams an answer in Anthropic's format. */
export function streamMessage(response: ServerResponse, answer: Answer): void {
  const { model, tokens: billed } = answer;
  const { tokens } = cutAnswer(answer);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: { type: string } & Record<string, unknown>) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [], model };
  send({
    type: 'message_start',
    message: { ...message, usage: { input_tokens: billed.input, output_tokens: 1 } },
  });
  send({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
  for (const text of tokens)
    send({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } });
  billed.output = tokens.length;
  send({ type: 'content_block_stop', index: 0 });
  const delta = { stop_reason: 'end_turn', stop_sequence: null };
  send({ type: 'message_delta', delta, usage: { output_tokens: billed.output } });
  send({ type: 'message_stop' });
  response.end();
}
