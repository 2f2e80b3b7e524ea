export { ConversationBlock, type ConversationBlockProps, type Turn } from './conversation-block';
