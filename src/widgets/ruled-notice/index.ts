export { RuledNotice, type RuledNoticeProps } from './ui/ruled-notice';
