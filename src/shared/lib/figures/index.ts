export { figureOf, shortFigureOf } from './figures';
export { formatMoney } from './money';
