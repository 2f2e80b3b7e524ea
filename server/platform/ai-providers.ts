/** What is known of a provider with OpenAI's API, so that few settings are needed. */
export interface AiPreset {
  /** The name that people read. */
  title: string;
  /** The usual address; undefined if every customer has another. */
  baseUrl?: string;
  /** Whether it runs on the user's machine, needs no key and lists its models. */
  isLocal?: true;
  /** The header of the key, if it is not a bearer token. */
  keyHeader?: 'api-key';
  /** The output limit's parameter, if it is not `max_tokens`. */
  limit?: 'max_completion_tokens';
  /** How it is asked for JSON, if it takes no schema. */
  format?: 'json_object';
}

/** By the value of AI_PROVIDER. */
export const aiPresets = {
  openai: { title: 'OpenAI', baseUrl: 'https://api.openai.com/v1', limit: 'max_completion_tokens' },
  azure: { title: 'Azure OpenAI', keyHeader: 'api-key', limit: 'max_completion_tokens' },
  deepseek: { title: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', format: 'json_object' },
  openrouter: { title: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1' },
  ollama: { title: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', isLocal: true },
  'lm-studio': { title: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', isLocal: true },
  'llama-cpp': { title: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080/v1', isLocal: true },
  vllm: { title: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1', isLocal: true },
} as const satisfies Record<string, AiPreset>;

export type AiPresetName = keyof typeof aiPresets;

const presets: Readonly<Record<string, AiPreset>> = aiPresets;

export const presetOf = (provider: string): AiPreset | undefined => presets[provider];

export const aiProviderNames = [
  'built-in',
  'openai-compatible',
  'anthropic',
  ...(Object.keys(aiPresets) as AiPresetName[]),
] as const;
