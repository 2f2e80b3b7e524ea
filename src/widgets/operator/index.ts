export { $terms, operatorNeeded } from './model/operator';
export { Operator } from './ui/operator';
