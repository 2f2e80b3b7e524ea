export { $declined } from './model/appeal';
export { DeclineNotice } from './ui/decline-notice';
export { SafetyBanner } from './ui/safety-banner';
