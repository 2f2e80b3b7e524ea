import type { Personality } from '../../../tests/support/personalities/personality.ts';
import { presetOf } from '../../platform/ai-providers.ts';
import { openEngine } from '../open-engine.ts';
import type { Engine } from '../port/engine.ts';
import type { DialectMemory } from './dialect-memory.ts';

/** The engine that the product opens for a model server of this personality. */
export function openPersonality(
  { api, preset: name, apiVersion }: Personality,
  baseUrl: string,
  apiKey: string,
  memory?: DialectMemory,
): Promise<Engine> {
  if (api === 'messages') {
    return openEngine({ provider: 'anthropic', baseUrl, apiKey, model: 'claude-sonnet-4-5' });
  }
  const preset = name && presetOf(name);
  const config = {
    provider: 'openai-compatible' as const,
    baseUrl,
    apiKey,
    model: preset?.isLocal ? undefined : 'test',
    ...(preset && { preset }),
    ...(apiVersion !== undefined && { apiVersion }),
  };
  return openEngine(config, memory);
}
