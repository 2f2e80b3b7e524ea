export { figureOf, shortFigureOf } from './figures';
