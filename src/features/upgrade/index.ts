export { $offer, upgradeRequested } from './model/upgrade';
export { UpgradeDialog } from './ui/upgrade-dialog';
