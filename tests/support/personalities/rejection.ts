import type { IncomingMessage } from 'node:http';
import { type CompletionRequest, promptOf } from '../model-answer.ts';
import type { Personality } from './personality.ts';

interface Rejection {
  status: number;
  error: unknown;
}

/** What a server of this personality rejects about a request; undefined if it accepts it. */
export function rejectionOf(
  { preset, apiVersion, rejects = [] }: Personality,
  { headers, url = '' }: IncomingMessage,
  request: CompletionRequest,
): Rejection | undefined {
  if (preset === 'azure') {
    if (headers['api-key'] === undefined || headers.authorization !== undefined)
      return { status: 401, error: { message: 'Access denied due to missing subscription key.' } };
    if (!url.endsWith(`?api-version=${apiVersion}`))
      return { status: 404, error: { message: 'Resource not found' } };
  }
  if (request.response_format?.type === 'json_object' && !/json/i.test(promptOf(request)))
    return { status: 400, error: { message: "Prompt must contain the word 'json' in some form." } };
  const rejected = rejects.find(({ what }) => uses(request, what));
  return rejected && { status: rejected.status ?? 400, error: rejected.error };
}

function uses(
  request: CompletionRequest,
  what: NonNullable<Personality['rejects']>[number]['what'],
): boolean {
  switch (what) {
    case 'stream_options':
      return request.stream_options !== undefined;
    case 'max_tokens':
      return request.max_tokens !== undefined;
    case 'stream':
      return request.stream === true;
    case 'system':
      return request.messages.some(({ role }) => role === 'system');
    case 'maxLength':
      return JSON.stringify(request.response_format ?? {}).includes('"maxLength"');
    case 'text':
      return request.response_format === undefined;
    default:
      return request.response_format?.type === what;
  }
}
