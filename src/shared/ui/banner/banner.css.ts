import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { interfaceType } from '../theme/type-style';

const tone = (strong: string, tint: string) => ({
  background: tint,
  borderColor: strong,
  vars: { '--strong': strong },
});

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    border: '1px solid',
    borderRadius: vars.radius.md,
    ...interfaceType('sm'),
    color: vars.color.ink,
  },
  variants: {
    tone: {
      info: tone(vars.color.primary, vars.color.primaryTint),
      ok: tone(vars.color.ok, vars.color.okTint),
      warn: tone(vars.color.warn, vars.color.warnTint),
      danger: tone(vars.color.danger, vars.color.dangerTint),
    },
  },
});

export const icon = style({ display: 'flex', alignSelf: 'flex-start', color: 'var(--strong)' });
export const words = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.bold });
export const action = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });
