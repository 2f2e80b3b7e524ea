import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokens } from './tokens';

const kebab = (name: string) => name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`);

/** What a theme must fill: computed from the light theme, so a token exists in one place. */
export const themeContract = createGlobalThemeContract(tokens.themes.light, (_, path) =>
  path.at(0) === 'color' ? kebab(path.at(-1) ?? '') : path.join('-'),
);

/** Motion is a variable because reduced motion switches it off. */
export const motionContract = createGlobalThemeContract(
  { press: '', move: '', rise: '' },
  (_, path) => `motion-${path.join('-')}`,
);

/** The cover of the nearest `data-template`; filled by `template-themes.css`. */
export const templateContract = createGlobalThemeContract(
  { cover: '', spine: '', tint: '', tint2: '', ink: '', line: '', onCover: '' },
  (_, path) => `t-${kebab(path.join('-'))}`,
);

/**
 * Everything a component may use. What themes change is a variable; what never changes (space,
 * type, radius) is its value, which keeps the style sheet small.
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
