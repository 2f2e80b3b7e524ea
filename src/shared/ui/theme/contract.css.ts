import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens';

const kebab = (name: string) => name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`);

/** The tokens that a theme defines, derived from the light theme so that each is listed once. */
export const themeContract = createGlobalThemeContract(tokens.themes.light, (_, path) =>
  path.at(0) === 'color' ? kebab(path.at(-1) ?? '') : path.join('-'),
);

/** Motion is a variable because reduced motion switches it off. */
export const motionContract = createGlobalThemeContract(
  { press: '', move: '', rise: '' },
  (_, path) => `motion-${path.join('-')}`,
);

/** The cover of the nearest `data-template`; defined by `template-themes.css`. */
export const templateContract = createGlobalThemeContract(
  { cover: '', spine: '', tint: '', tint2: '', ink: '', line: '', onCover: '' },
  (_, path) => `t-${kebab(path.join('-'))}`,
);

/**
 * The tokens for components. Those that differ between themes are variables; the others (space, type,
 * radius) are values, which makes the style sheet smaller.
 */
export const vars = {
  ...themeContract,
  template: templateContract,
  font: tokens.font,
  text: tokens.text,
  weight: tokens.weight,
  space: tokens.space,
  radius: tokens.radius,
  motion: { ...motionContract, pen: tokens.motion.pen, page: tokens.motion.page },
  layout: tokens.layout,
};
