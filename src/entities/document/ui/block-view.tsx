import { blockViews } from './block-views';
import type { BlockContext } from './define-view';

export type BlockViewProps = BlockContext & { value: unknown };

/** The value of a section, shown as its block kind. */
export function BlockView({ value, ...context }: BlockViewProps) {
  return blockViews[context.section.block](value, context);
}
