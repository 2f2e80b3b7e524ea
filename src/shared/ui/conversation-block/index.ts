export { ConversationBlock, type ConversationBlockProps, type ConversationTurn } from './conversation-block';
