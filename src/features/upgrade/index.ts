export { $offer, upgradeAsked } from './model/upgrade';
export { UpgradeDialog } from './ui/upgrade-dialog';
