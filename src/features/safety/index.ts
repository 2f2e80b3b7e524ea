export { $declined } from './model/appeal';
export { DeclineNotice } from './ui/decline-notice';
export { HelpPanel } from './ui/help-panel';
export { SafetyBanner } from './ui/safety-banner';
