import { vars } from '../theme/contract.css';

/**
 * A sheet of paper: square at its bound edge and round at its open edge, in both reading directions.
 */
export const leaf = {
  borderStartStartRadius: vars.radius.xs,
  borderEndStartRadius: vars.radius.xs,
  borderStartEndRadius: vars.radius.leaf,
  borderEndEndRadius: vars.radius.leaf,
  background: vars.color.sheet,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.shadow.mid}`,
} as const;
