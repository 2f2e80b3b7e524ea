import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3125rem',
    minHeight: vars.space[6],
    maxWidth: '100%',
    paddingInline: '0.5625rem',
    paddingBlock: '0.125rem',
    borderRadius: vars.radius.sm,
    border: '1px solid transparent',
    fontSize: vars.text['2xs'].size,
    lineHeight: vars.text['2xs'].line,
    fontWeight: vars.weight.bold,
    backgroundClip: 'padding-box',
  },
  variants: {
    tone: {
      plain: { background: vars.color.desk2, color: vars.color.ink2 },
      ink: { background: vars.color.primaryTint, color: vars.color.link },
      ok: { background: vars.color.okTint, color: vars.color.ok },
      warn: { background: vars.color.warnTint, color: vars.color.warn },
      danger: { background: vars.color.dangerTint, color: vars.color.danger },
      red: { background: vars.color.penTint, color: vars.color.pen },
      line: { borderColor: vars.color.line2, color: vars.color.ink2 },
      template: { background: vars.template.tint, color: vars.template.ink },
    },
  },
});
