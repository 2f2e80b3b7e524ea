import type { AiConfig } from '../platform/config.ts';
import type { Engine } from './port/engine.ts';
import { openAiCompatibleEngine } from './providers/openai-compatible.ts';
import { ruleEngine } from './rule-engine/rule-engine.ts';

/** Opens the configured engine. */
export async function openEngine(config: AiConfig): Promise<Engine> {
  switch (config.provider) {
    case 'built-in':
      return ruleEngine();
    case 'openai-compatible':
      return openAiCompatibleEngine(config);
    case 'anthropic': {
      // Loaded on demand: the provider's modules take half a second to load.
      const { anthropicEngine } = await import('./providers/anthropic.ts');
      return anthropicEngine(config);
    }
  }
}
