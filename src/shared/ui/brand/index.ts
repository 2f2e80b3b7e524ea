export { Brand, type BrandProps } from './brand';
export { BrandMark, type BrandMarkProps } from './brand-mark';
