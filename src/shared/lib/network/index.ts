export {
  $online,
  $reaching,
  $storedAt,
  connectionChanged,
  connectionTried,
  listenToConnection,
  reachServerFx,
  readStoredAt,
  storedDocumentOpened,
} from './connection';
export { waitForNetworkFx } from './wait-for-network';
