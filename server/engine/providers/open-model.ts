import type { AiConfig } from '../../platform/config.ts';
import { builtInModel } from './built-in.ts';
import type { Model } from './model.ts';
import { openAiCompatibleModel } from './openai-compatible.ts';

/** The model that the configuration names. */
export async function openModel(config: AiConfig): Promise<Model> {
  switch (config.provider) {
    case 'built-in':
      return builtInModel();
    case 'openai-compatible':
      return openAiCompatibleModel(config);
    case 'anthropic': {
      // Loaded only where it is used: the provider brings half a second of modules.
      const { anthropicModel } = await import('./anthropic.ts');
      return anthropicModel(config);
    }
  }
}
