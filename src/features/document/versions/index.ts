export { $comparison, type Comparison, comparisonOpened } from './model/comparison';
export { $versions } from './model/versions';
export { CompareDialog } from './ui/compare-dialog';
