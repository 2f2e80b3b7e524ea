import { operatorNeeded } from '@/widgets/operator';

export { PrivacyPage as View } from './ui/privacy-page';

export const open = () => operatorNeeded();
