import type { EngineFailure } from '../../server/engine/port/engine-failure.ts';
import type { AiConfig } from '../../server/platform/ai-config.ts';

type ModelConfig = Exclude<AiConfig, { provider: 'built-in' }>;

const TELL = ' Please tell the person who runs this installation.';
const MAX_TEXT = 300;

/** What went wrong, to the person who runs the installation, and which setting changes it. */
export function explainFailure(
  failure: EngineFailure,
  { baseUrl = 'https://api.anthropic.com', apiKey, model }: ModelConfig,
  promptTokens: number,
): string {
  const { code, provider, cause } = failure;
  if (code === 'provider_unauthorized') {
    return apiKey === undefined
      ? `${baseUrl} wants an API key: set AI_API_KEY.`
      : `${baseUrl} rejected the key ${shortened(apiKey)} in AI_API_KEY. Set a valid one.`;
  }
  if (code === 'provider_error' && provider === undefined && cause instanceof Error) {
    return `Nothing answers at ${baseUrl}${codeOf(cause)}. Start the server, or correct AI_BASE_URL.`;
  }
  if (code === 'provider_timeout') {
    return `${baseUrl} accepted the request, but the model stopped or never began. Look at the log of that server; AI_FIRST_TOKEN_SECONDS gives a model longer to load.`;
  }
  const said = provider ? ` It answered ${provider.status}: ${textOf(provider.text)}` : '';
  if (code === 'too_long' && provider) {
    const prompt = promptTokens.toLocaleString('en-US');
    return `The prompt of about ${prompt} tokens is longer than the model’s context. Give the model a longer one (docs/models.md).${said}`;
  }
  const which = provider?.status === 404 ? ` Correct AI_MODEL (${model ?? 'not set'}) or AI_BASE_URL.` : '';
  return `${failure.message.replace(TELL, '')}${which}${said}`;
}

const textOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT);

/** Enough to tell it from other keys, and too little to use it. */
const shortened = (key: string): string =>
  key.length < 16 ? '(short)' : `${key.slice(0, 3)}…${key.slice(-4)}`;

const codeOf = (cause: Error): string =>
  'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
