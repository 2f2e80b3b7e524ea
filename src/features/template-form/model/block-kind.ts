import { blockSchemas } from '@/shared/api/blocks';
import type { BlockKind } from '@/shared/api/templates';

const isBlockKind = (name: string): name is BlockKind => name in blockSchemas;

/** The block kind with this name; undefined for an unknown one. */
export const blockKindOf = (name: string): BlockKind | undefined => (isBlockKind(name) ? name : undefined);
