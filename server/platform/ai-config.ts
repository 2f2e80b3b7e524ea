import { type AiPreset, presetOf } from './ai-providers.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';

/** Any server with OpenAI's chat completions API. */
export interface OpenAiCompatibleConfig {
  provider: 'openai-compatible';
  baseUrl: string;
  apiKey: string | undefined;
  /** If undefined, the first model that the server lists. */
  model: string | undefined;
  /** What is known of a provider with a preset. */
  preset?: AiPreset;
  apiVersion?: string;
}

/** The engine that writes the documents. */
export type AiConfig =
  | { provider: 'built-in' }
  | OpenAiCompatibleConfig
  | { provider: 'anthropic'; baseUrl: string | undefined; apiKey: string; model: string };

export function readAi(env: Environment): AiConfig {
  const provider = env.AI_PROVIDER ?? (env.AI_BASE_URL === undefined ? 'built-in' : 'openai-compatible');
  if (provider === 'built-in') return { provider };
  const preset = presetOf(provider);
  const { AI_MODEL: model, AI_API_KEY: apiKey, AI_API_VERSION: apiVersion } = env;
  if (provider === 'anthropic') {
    return { provider, baseUrl: env.AI_BASE_URL, apiKey: required(env, 'AI_API_KEY'), model: modelOf(env) };
  }
  const baseUrl = env.AI_BASE_URL ?? preset?.baseUrl;
  if (baseUrl === undefined)
    throw new ConfigError(`AI_BASE_URL must be set when AI_PROVIDER is ${provider}.`);
  const isHosted = preset !== undefined && preset.isLocal !== true;
  return {
    provider: 'openai-compatible',
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: isHosted ? required(env, 'AI_API_KEY') : apiKey,
    model: preset?.isLocal === true ? model : modelOf(env),
    ...(preset && { preset }),
    ...(apiVersion !== undefined && { apiVersion }),
  };
}

function modelOf(env: Environment): string {
  if (env.AI_MODEL !== undefined) return env.AI_MODEL;
  throw new ConfigError(
    `AI_MODEL must name the model when AI_PROVIDER is ${env.AI_PROVIDER ?? 'openai-compatible'}.`,
  );
}

function required(env: Environment, name: 'AI_API_KEY'): string {
  const value = env[name];
  if (value === undefined)
    throw new ConfigError(`${name} must be set when AI_PROVIDER is ${env.AI_PROVIDER}.`);
  return value;
}
