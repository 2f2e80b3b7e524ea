import { style } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** The colours of printed sheets, the same in every theme: ink and hairlines on white, no tints. */
export const onPaper = style({
  colorScheme: 'light',
  color: '#000',
  vars: {
    [vars.color.ink]: '#000',
    [vars.color.ink2]: '#222',
    [vars.color.ink3]: '#333',
    [vars.color.ok]: '#000',
    [vars.color.warn]: '#000',
    [vars.color.primary]: '#000',
    [vars.color.link]: '#000',
    [vars.color.control]: '#333',
    [vars.color.line]: '#777',
    [vars.color.line2]: '#555',
    [vars.color.rule]: '#777',
    [vars.color.sheet]: '#fff',
    [vars.color.okTint]: '#fff',
    [vars.color.warnTint]: '#fff',
    [vars.color.primaryTint]: '#fff',
    [vars.template.ink]: '#000',
    [vars.template.cover]: '#000',
    [vars.template.spine]: '#000',
  },
});
