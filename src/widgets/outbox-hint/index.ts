export { OutboxHint } from './ui/outbox-hint';
