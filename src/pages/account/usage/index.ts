export { usageOpened } from './model/usage';
export { UsagePage } from './ui/usage-page';
