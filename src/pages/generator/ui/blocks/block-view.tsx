import type { BlockContext } from './define-block';
import { blocks } from './block-registry';

export type BlockViewProps = BlockContext & { value: unknown };

/** The value of a section, shown as its block kind. */
export function BlockView({ value, ...context }: BlockViewProps) {
  return blocks[context.section.block].view(value, context);
}
