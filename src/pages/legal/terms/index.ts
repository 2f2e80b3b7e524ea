import { operatorNeeded } from '@/widgets/operator';

export { TermsPage as View } from './ui/terms-page';

export const open = () => operatorNeeded();
