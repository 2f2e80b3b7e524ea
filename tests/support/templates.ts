import { declarations } from '../../server/generated/declarations.ts';

const firstOf = (group: 'Plan' | 'Assess') => {
  const declaration = declarations.find((each) => each.group === group);
  if (declaration === undefined) throw new Error(`The registry has no template of the group ${group}.`);
  const { title, description, route, templateType, icon, audience, plan } = declaration;
  return { title, description, route, templateType, icon, audience, group, plan };
};

/** Two catalogue entries, for tests that need a template but don't depend on which one it is. */
export const template = firstOf('Plan');
export const otherTemplate = firstOf('Assess');
