export { formatNumber, formatShortNumber } from './numbers';
export { formatMoney } from './money';
