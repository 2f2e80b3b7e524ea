import type { Reasoning } from './completion-reader.ts';

/** How a server is asked for JSON, best first. */
export type ResponseFormat = 'json_schema' | 'json_object' | 'text';

/** Which parts of OpenAI's chat completions API a server accepts for its model. */
export interface Dialect {
  format: ResponseFormat;
  /** The parameter that limits the output; null if the server takes none. */
  limit: 'max_tokens' | 'max_completion_tokens' | null;
  /** Whether the server takes `stream_options`, and so reports its usage. */
  streamOptions: boolean;
  streams: boolean;
  /** Whether the model takes a system message; otherwise the user's message contains it. */
  systemRole: boolean;
  /** Tokens of the output limit that are left for reasoning, because it counts as output. */
  reasoningRoom: number;
}

/** For a model that may reason, and for one that does. */
const UNKNOWN_ROOM = 8_000;
const KNOWN_ROOM = 16_000;
const MAX_ROOM = 64_000;

export const standardDialect: Dialect = {
  format: 'json_schema',
  limit: 'max_tokens',
  streamOptions: true,
  streams: true,
  systemRole: true,
  reasoningRoom: UNKNOWN_ROOM,
};

/** The room for a model that has answered; until then, it has some in case it reasons. */
export function reasoningRoomAfter(room: number, reasoning: Reasoning): number {
  if (reasoning === 'too much') return Math.min(MAX_ROOM, Math.max(KNOWN_ROOM, room * 2));
  if (reasoning === 'some') return Math.max(KNOWN_ROOM, room);
  // A model that has reasoned once may do so again.
  return room > UNKNOWN_ROOM ? room : 0;
}

export interface Rejection {
  status: number;
  /** The body of the answer. */
  text: string;
}

interface Rule {
  /** What an error says that is about this part of the request. */
  names: RegExp;
  change: (dialect: Dialect, text: string) => Partial<Dialect> | null;
}

const RULES: readonly Rule[] = [
  {
    names: /stream_?options|include_usage/i,
    change: ({ streamOptions }) => (streamOptions ? { streamOptions: false } : null),
  },
  { names: /max_(completion_)?tokens/i, change: changeLimit },
  {
    names: /response_?format|json_?(schema|object)|structured|guided|grammar|schema/i,
    change: ({ format }) => (format === 'text' ? null : { format: simplerThan(format) }),
  },
  {
    names: /system (role|message)|role.{0,20}system|roles must alternate/i,
    change: ({ systemRole }) => (systemRole ? { systemRole: false } : null),
  },
  {
    names: /\bstream(ing)?\b/i,
    change: ({ streams }) => (streams ? { streams: false, streamOptions: false } : null),
  },
];

/** One server knows only the newer name, another only the older, a third has a lower maximum. */
function changeLimit({ limit }: Dialect, text: string): Partial<Dialect> | null {
  if (limit === null) return null;
  const isName = /unsupported|unknown|unrecognized|not (supported|permitted)|extra/i.test(text);
  const isOther = limit === 'max_tokens' && (isName || text.includes('max_completion_tokens'));
  return { limit: isOther ? 'max_completion_tokens' : null };
}

const simplerThan = (format: ResponseFormat): ResponseFormat =>
  format === 'json_schema' ? 'json_object' : 'text';

const isAboutRequest = ({ status, text }: Rejection): boolean =>
  status === 400 ||
  status === 422 ||
  ((status === 500 || status === 501) && /response_?format|grammar|schema/i.test(text));

/**
 * What to try after a server has rejected a request: without the part that its error names, else
 * with a simpler format. Null if nothing is left to change.
 */
export function dialectAfter(dialect: Dialect, rejection: Rejection): Dialect | null {
  if (!isAboutRequest(rejection)) return null;
  // The parameter's own field is exact; the message may repeat the whole request.
  for (const text of [paramOf(rejection.text), rejection.text]) {
    const rule = RULES.find(({ names }) => names.test(text));
    const change = rule?.change(dialect, rejection.text);
    if (change) return { ...dialect, ...change };
  }
  return dialect.format === 'text' ? null : { ...dialect, format: simplerThan(dialect.format) };
}

const paramOf = (text: string): string => /"param"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '';
