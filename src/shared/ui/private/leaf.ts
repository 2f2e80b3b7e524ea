import { vars } from '../theme/contract.css';

/**
 * A sheet of paper that lies on the page. Its bound edge is square and its open edge round, whichever way
 * it is read.
 */
export const leaf = {
  borderStartStartRadius: vars.radius.xs,
  borderEndStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.leaf,
  borderEndEndRadius: vars.radius.leaf,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
} as const;
