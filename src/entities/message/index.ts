export { sentPath, threadPath, threadsPath } from './model/addresses';
export { newKeyFx } from './model/new-key';
export { closedWords, partyWords } from './model/words';
export { sentencesOpened } from './model/sentences';
export { MessageList } from './ui/message-list';
export { SendingOffline } from './ui/sending-offline';
export { SentenceMenu } from './ui/sentence-menu';
