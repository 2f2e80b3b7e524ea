export { plansOpened } from './model/plans-page';
export { PlansPage } from './ui/plans-page';
