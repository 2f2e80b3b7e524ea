import type { OwnTemplateType } from '../../generated/schemas/index.ts';

const PREFIX = 'own-';
const OWN = /^own-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const ownTypeOf = (id: string): OwnTemplateType => `${PREFIX}${id}`;

/** The id of a teacher's template; null for a template of ours. */
export const ownIdOf = (templateType: string): string | null => OWN.exec(templateType)?.[1] ?? null;
