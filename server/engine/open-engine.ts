import type { AiConfig, OpenAiCompatibleConfig } from '../platform/ai-config.ts';
import { type AiPreset, aiPresets } from '../platform/ai-providers.ts';
import { ConfigError } from '../platform/config-error.ts';
import type { Engine } from './port/engine.ts';
import type { DialectMemory } from './providers/dialect-memory.ts';
import { listModels } from './providers/models.ts';
import { openAiCompatibleEngine } from './providers/openai-compatible.ts';
import { ruleEngine } from './rule-engine/rule-engine.ts';

/** Milliseconds that a model server has to list its models. */
const LIST_TIMEOUT = 5_000;
/** The same where it is only looked for, so that the start isn't delayed. */
const SEARCH_TIMEOUT = 400;

/** Opens the configured engine; throws a {@link ConfigError} if no model can be found for it. */
export async function openEngine(config: AiConfig, memory?: DialectMemory): Promise<Engine> {
  switch (config.provider) {
    case 'built-in':
      return ruleEngine();
    case 'openai-compatible':
      return openAiCompatible(config, config.model ?? (await firstModel(config)), memory);
    case 'anthropic': {
      // Loaded on demand: the provider's modules take half a second to load.
      const { anthropicEngine } = await import('./providers/anthropic.ts');
      return anthropicEngine(config);
    }
  }
}

async function openAiCompatible(
  { baseUrl, apiKey, preset, apiVersion }: OpenAiCompatibleConfig,
  model: string,
  memory: DialectMemory | undefined,
): Promise<Engine> {
  // OpenAI's newer models reject the parameter name that all other providers use.
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  const limit = isOpenAi ? 'max_completion_tokens' : preset?.limit;
  return openAiCompatibleEngine({
    baseUrl,
    apiKey,
    model,
    keyHeader: preset?.keyHeader,
    apiVersion,
    dialect: {
      ...(limit && { limit }),
      ...(preset?.format && { format: preset.format }),
      ...(await memory?.recall(baseUrl, model)),
    },
    learned: (dialect) => memory?.learned(baseUrl, model, dialect),
  });
}

async function firstModel({ baseUrl, apiKey, preset }: OpenAiCompatibleConfig): Promise<string> {
  const name = preset?.title ?? 'The model server';
  const models = await listModels({ baseUrl, apiKey }, LIST_TIMEOUT);
  if (models === null)
    throw new ConfigError(`${name} does not answer at ${baseUrl}; start it, or set AI_BASE_URL.`);
  const [first] = models;
  if (first === undefined) {
    throw new ConfigError(`${name} at ${baseUrl} has no model yet; download one there, or set AI_MODEL.`);
  }
  return first;
}

/** A line for the start for each local model server that answers on its usual port. */
export async function findModelServers(
  ownPort: number,
  presets: Readonly<Record<string, AiPreset>> = aiPresets,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(presets).map(async ([provider, { title, baseUrl, isLocal }]) => {
      if (!isLocal || baseUrl === undefined || new URL(baseUrl).port === String(ownPort)) return [];
      const [model] = (await listModels({ baseUrl }, SEARCH_TIMEOUT)) ?? [];
      if (model === undefined) return [];
      return [`${title} is running with the model ${model}: set AI_PROVIDER=${provider} to write with it.`];
    }),
  );
  return found.flat();
}
