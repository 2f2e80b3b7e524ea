import type { EngineRequest } from '../port/engine.ts';
import type { Dialect } from './dialect.ts';

/** The body of a chat completion in a server's dialect. */
export function requestBody(
  model: string,
  dialect: Dialect,
  { templateType, prompt, resultSchema, maxOutputTokens }: EngineRequest,
): Record<string, unknown> {
  const { format, limit, streamOptions, streams, systemRole, reasoningRoom } = dialect;
  return {
    model,
    stream: streams,
    ...(streamOptions && { stream_options: { include_usage: true } }),
    ...(limit !== null && { [limit]: maxOutputTokens + reasoningRoom }),
    messages: systemRole
      ? [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ]
      : [{ role: 'user', content: `${prompt.system}\n\n${prompt.user}` }],
    ...(format === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(format === 'json_schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: templateType, schema: resultSchema, strict: false },
      },
    }),
  };
}
