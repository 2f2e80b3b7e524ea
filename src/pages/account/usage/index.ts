import { usageOpened } from './model/usage';

export { UsagePage as View } from './ui/usage-page';

export const open = () => usageOpened();
