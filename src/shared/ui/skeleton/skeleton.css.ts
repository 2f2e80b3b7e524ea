import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const { color } = vars;

const draw = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const page = style({ display: 'block', width: '100%' });

export const rule = style({
  display: 'block',
  position: 'relative',
  height: vars.layout.rule,
  overflow: 'hidden',
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: '5px',
    height: '2px',
    borderRadius: '2px',
    background: color.rule,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    bottom: '5px',
    width: '26%',
    height: '2px',
    background: `linear-gradient(90deg, transparent, ${color.primary}, transparent)`,
    opacity: 0.55,
    animation: `${draw} 1.9s ${vars.motion.page} infinite`,
  },
  selectors: { '&:last-child:not(:first-child)': { width: '62%' } },
});
