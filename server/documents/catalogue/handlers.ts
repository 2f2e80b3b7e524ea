import { generatorOf, generatorsFor } from '../templates/generators.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/problem.ts';
import { presentEntry, presentTemplate } from './present-template.ts';

export const templateHandlers: HandlersOf<'listTemplates' | 'getTemplate'> = {
  listTemplates: async ({ user }) => ({ items: generatorsFor(user.role).map(presentEntry) }),

  async getTemplate({ user, params }) {
    const generator = generatorOf(params.template_type);
    if (generator?.audience !== user.role) throw new Problem('not_found');
    return presentTemplate(generator);
  },
};
