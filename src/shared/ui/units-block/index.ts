export { UnitsBlock, type UnitsBlockProps } from './units-block';
