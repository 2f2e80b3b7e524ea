import { declarations } from '../../server/generated/declarations.ts';

const entryAt = (index: number) => {
  const declaration = declarations[index];
  if (declaration === undefined) throw new Error(`The registry has no template at ${index}.`);
  const { title, description, route, templateType, icon, audience, group } = declaration;
  return { title, description, route, templateType, icon, audience, group };
};

/** Two catalogue entries, for tests that need a template but don't depend on which one it is. */
export const template = entryAt(0);
export const otherTemplate = entryAt(1);
